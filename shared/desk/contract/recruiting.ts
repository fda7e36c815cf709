import { recruitingApplicants } from './applicants.ts'
import { recruitingDecisions } from './decisions.ts'
import { recruitingLetters } from './letters.ts'
import { recruitingOffice } from './office.ts'
import { recruitingPositions } from './positions.ts'
import { recruitingRecordings } from './recordings.ts'

/** What recruiters do, by the `recruiter` command, which signs its calls with IAM credentials; locally it calls from loopback. */
export const recruiting = {
  ...recruitingPositions,
  ...recruitingApplicants,
  ...recruitingDecisions,
  ...recruitingLetters,
  ...recruitingRecordings,
  ...recruitingOffice,
} as const

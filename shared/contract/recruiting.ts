import { recruitingApplicants } from './recruiting/applicants.ts'
import { recruitingDecisions } from './recruiting/decisions.ts'
import { recruitingOffice } from './recruiting/office.ts'
import { recruitingPositions } from './recruiting/positions.ts'
import { recruitingRecordings } from './recruiting/recordings.ts'

/** What recruiters do, by the `recruiter` command, which signs its calls with IAM credentials; locally it calls from loopback. */
export const recruiting = {
  ...recruitingPositions,
  ...recruitingApplicants,
  ...recruitingDecisions,
  ...recruitingRecordings,
  ...recruitingOffice,
} as const

import { knownKey } from '../applicants/last-opened.ts'
import { recruitingApi } from '../desk-api.ts'
import { useDeskAnswer } from '../use-desk-answer.ts'
import type { Shown } from './use-applicant.ts'

export type Candidate = Shown['application']['candidate']

/** The candidate as the list has it; after a reload, from the first page of the position's list, if it is there. */
export function useKnownCandidate(id: string): Candidate | undefined {
  const [, job = ''] = id.split('--')
  const { data } = useDeskAnswer(
    knownKey(id),
    async () =>
      (await recruitingApi.listApplicants({ query: { job } })).data.applicants.find((one) => one.id === id)
        ?.candidate,
    { revalidateIfStale: false, revalidateOnFocus: false },
  )
  return data
}

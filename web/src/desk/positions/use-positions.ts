import { recruitingApi } from '../desk-api.ts'
import { useDeskAnswer } from '../use-desk-answer.ts'

export const positionsKey = 'positions'

/** Every position that the member may see, open ones first and then the newest. */
export const usePositions = () =>
  useDeskAnswer(positionsKey, async () =>
    (await recruitingApi.listJobs()).data.jobs.toSorted(
      (one, other) =>
        Number(one.status === 'closed') - Number(other.status === 'closed') ||
        other.postedDate.localeCompare(one.postedDate) ||
        one.title.localeCompare(other.title),
    ),
  )

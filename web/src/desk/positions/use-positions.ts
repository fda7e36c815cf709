import { recruitingApi } from '../desk-api.ts'
import { useDeskAnswer } from '../use-desk-answer.ts'

export const positionsKey = 'positions'

/** Every position that the member may see, open ones first and then the newest, and the drafts, the latest first. */
export const usePositionsAndDrafts = () =>
  useDeskAnswer(positionsKey, async () => {
    const { jobs, drafts = [] } = (await recruitingApi.listJobs()).data
    return {
      jobs: jobs.toSorted(
        (one, other) =>
          Number(one.status === 'closed') - Number(other.status === 'closed') ||
          other.postedDate.localeCompare(one.postedDate) ||
          one.title.localeCompare(other.title),
      ),
      drafts: drafts.toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt)),
    }
  })

/** The title of a position by its id; the id where the position is not loaded or gone. */
export const usePositionTitle = (): ((id: string) => string) => {
  const { data = [] } = usePositions()
  return (id) => data.find((job) => job.id === id)?.title ?? id
}

/** The positions that are or were published. */
export const usePositions = () => {
  const { data } = usePositionsAndDrafts()
  return { data: data?.jobs }
}

import type { RecruiterApi } from '../api/recruiter-api.ts'
import { reasonOf } from '../output/reason.ts'
import { PartlyDone } from '../partly-done.ts'

/** Publishes a change that is already stored, so the text of a failure names the command to run. */
export async function publishAfter(api: RecruiterApi, change: string): Promise<{ published: number }> {
  try {
    const { data } = await api.publish()
    return { published: data.jobs }
  } catch (error) {
    throw new PartlyDone(
      `${change}, but the pages are not published: ${reasonOf(error)} "jobs publish" tries again.`,
      {
        cause: error,
      },
    )
  }
}

export const positions = (count: number): string => `${count} position${count === 1 ? '' : 's'}`

import type { RecruiterApi } from './api/recruiter-api.ts'
import { publishAfter } from './commands/publish.ts'
import type { JobFile } from './job-file.ts'
import { reasonOf } from './output/reason.ts'
import { PartlyDone } from './partly-done.ts'

export type Imported = { jobs: { id: string; created: boolean }[]; published: number | null }

/** Creates or replaces the positions one after the other, then publishes once; drafts are not published. */
export async function importJobs(
  api: RecruiterApi,
  files: readonly JobFile[],
  { asDraft = false }: { asDraft?: boolean } = {},
): Promise<Imported> {
  const query = asDraft ? ({ as: 'draft' } as const) : {}
  const jobs: Imported['jobs'] = []
  for (const { id, job } of files) {
    try {
      jobs.push((await api.importJob({ params: { id }, query, body: job })).data)
    } catch (error) {
      if (jobs.length === 0) throw error
      throw new PartlyDone(
        `Imported ${jobs.length} of ${files.length} and published none, because ${id} failed: ${reasonOf(error)}`,
        { cause: error },
      )
    }
  }
  if (asDraft) return { jobs, published: null }
  return { jobs, ...(await publishAfter(api, `Imported ${jobs.length} of ${files.length}`)) }
}

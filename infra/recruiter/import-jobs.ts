import type { RecruiterApi } from './api/recruiter-api.ts'
import { publishAfter } from './commands/publish.ts'
import type { JobFile } from './job-file.ts'
import { reasonOf } from './output/reason.ts'
import { PartlyDone } from './partly-done.ts'

export type Imported = { jobs: { id: string; created: boolean }[]; published: number }

/** Creates or replaces the positions one after the other, then publishes once. */
export async function importJobs(api: RecruiterApi, files: readonly JobFile[]): Promise<Imported> {
  const jobs: Imported['jobs'] = []
  for (const { id, job } of files) {
    try {
      jobs.push((await api.importJob({ params: { id }, body: job })).data)
    } catch (error) {
      if (jobs.length === 0) throw error
      throw new PartlyDone(
        `Imported ${jobs.length} of ${files.length} and published none, because ${id} failed: ${reasonOf(error)}`,
        { cause: error },
      )
    }
  }
  return { jobs, ...(await publishAfter(api, `Imported ${jobs.length} of ${files.length}`)) }
}

import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { recruiterApi } from '../recruiter/api/recruiter-api.ts'
import { createSend } from '../recruiter/api/send.ts'
import { importJobs } from '../recruiter/import-jobs.ts'
import { readJobFiles } from '../recruiter/job-file.ts'
import { sampleJobsFolder } from '../recruiter/sample-jobs.ts'

/** Among the data of the servers, so that --fresh imports the samples again. */
const markerName = 'sample-jobs-imported'

/**
 * Imports and publishes the sample jobs at the first start only, because a recruiter may remove them. Returns how many; 0 where
 * other jobs are stored. The next start repeats an interrupted first one.
 */
export async function importFirstJobs(directory: string, site: string, now: Date): Promise<number> {
  const marker = join(directory, markerName)
  if (existsSync(marker)) return 0
  const api = recruiterApi(createSend({ origin: site }))
  const samples = readJobFiles(sampleJobsFolder, now)
  const isSample = new Set(samples.map(({ id }) => id))
  const { jobs } = (await api.listJobs()).data
  const imported = jobs.every(({ id }) => isSample.has(id)) ? samples : []
  // On a busy machine the first publication can run out of its time; the next one draws the images that are left.
  if (imported.length > 0) await importJobs(api, imported).catch(() => importJobs(api, imported))
  writeFileSync(marker, `${now.toISOString()}\n`)
  return imported.length
}

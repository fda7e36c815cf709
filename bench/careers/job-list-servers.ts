import { randomUUID } from 'node:crypto'
import type { RequestListener } from 'node:http'
import { createLog } from '#functions/platform/log/log.ts'
import { listJobs } from '#functions/position/list-jobs.ts'
import { systemClock } from '#functions/platform/world/ports.ts'
import { createJobSnapshots } from '#functions/position/rows/job-snapshot.ts'
import { jobOf } from '#functions/position/rows/stored-job.ts'
import { localAddress } from '#infra/local/functions/config.ts'
import { aJob } from '#tests/support/jobs.ts'
import { description, jobIdOf } from './seeded-tables.ts'

export const listedJobs = 1000

const jobs = Array.from({ length: listedJobs }, (_, number) =>
  jobOf(aJob({ id: jobIdOf(number), description, closingDate: '2099-12-31' }), { applicationCount: number }),
)

/** Writes the snapshot from which the product answers. */
export const publishJobs = (s3: string): Promise<void> =>
  createJobSnapshots(localAddress(s3), 'published', {
    clock: systemClock,
    log: createLog({}, () => {}),
  }).write({ publishedAt: new Date().toISOString(), jobs })

const firstPage = listJobs(jobs, {}, new Date())

/** The lower limit: the same bytes from node:http, without checks and filters. */
export const bareJobList: RequestListener = (_, response) => {
  const body = JSON.stringify(firstPage)
  response
    .writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-request-id': randomUUID(),
      'content-length': Buffer.byteLength(body),
    })
    .end(body)
}

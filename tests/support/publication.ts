import { appOn } from './function-config.ts'
import { publishingUses } from '#functions/position/publishing/create-publishing.ts'
import { publish, type Publishing } from '#functions/position/publishing/publish.ts'
import { createLog } from '#functions/platform/log/log.ts'
import { systemClock, systemRandom } from '#functions/platform/world/ports.ts'
import { snapshotSeconds } from '#functions/position/rows/job-snapshot.ts'
import type { StoredJob } from '#functions/position/rows/stored-job.ts'
import { localConfig } from '#infra/local/functions/config.ts'
import { credentialsOf } from '#infra/local/account/principals.ts'
import { rendererFolder } from '#infra/local/site/built-site.ts'
import { importJob, jobsOf } from './jobs.ts'
import type { TestStack } from './stack.ts'

const quiet = { random: systemRandom, log: createLog({}, () => {}) }

/** Publication with the function's own grants and the renderer of the build. */
export const publishingOf = (
  { site, dynamo, s3, ses }: Pick<TestStack, 'site' | 'dynamo' | 's3' | 'ses'>,
  clock = systemClock,
): Publishing =>
  appOn(
    publishingUses,
    [localConfig({ site, dynamo, s3, ses: ses.url }, credentialsOf('publisher')), { ...quiet, clock }],
    { rendererFolder: rendererFolder },
  )

/** Stores positions and publishes them with their pages; the next request to the API sees them. */
export async function publishJobs(stack: TestStack, jobs: readonly StoredJob[]): Promise<void> {
  for (const job of jobs) {
    await importJob(stack, job)
    await jobsOf(stack).setStatus(job.id, job.status, new Date(job.updatedAt))
  }
  await publish(publishingOf(stack))
  stack.passTime(snapshotSeconds)
  // The schedule that this starts publishes, too.
  await stack.settled()
}

import type { Config } from '../config.ts'
import { createDynamo } from '../storage/dynamo/dynamo.ts'
import { snapshotFile } from '../storage/jobs/job-snapshot.ts'
import { createJobs } from '../storage/jobs/jobs.ts'
import type { World } from '../world.ts'
import type { Publishing } from './publish.ts'
import { createPublishedFiles } from './published-files.ts'
import { rendererIn } from './renderer.ts'

/** `rendererFolder` is the folder of the built renderer, if the site is built. */
export function createPublishing(
  config: Pick<Config, 'dynamo' | 'tables' | 's3' | 'buckets'>,
  { clock, random, log }: World,
  rendererFolder: string | undefined,
): Publishing {
  return {
    clock,
    log,
    jobs: createJobs(createDynamo(config.dynamo), config.tables.jobs, random),
    files: createPublishedFiles(config.s3, config.buckets.published),
    snapshotOf: ({ jobs, countedFrom }) => snapshotFile({ publishedAt: countedFrom.toISOString(), jobs }),
    renderer: rendererIn(rendererFolder),
  }
}

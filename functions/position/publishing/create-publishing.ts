import { snapshotFile } from '../rows/job-snapshot.ts'
import { createJobs } from '../rows/jobs.ts'
import { uses } from '#functions/platform/uses/uses.ts'
import { bundledRenderer } from './bundled-renderer.ts'
import type { Publishing } from './publish.ts'
import { createPublishedFiles } from './published-files.ts'
import { rendererIn } from './renderer.ts'

/** The folder of the built renderer; undefined in a local run without a built site. */
const rendererFolder = (): string | undefined => bundledRenderer

export const publishingUses = uses(
  { rendererFolder },
  {
    jobs: ({ dynamo, tables, random }) => createJobs(dynamo, tables.jobs, random),
    files: ({ s3, buckets }) => createPublishedFiles(s3, buckets.published),
    snapshotOf:
      (): Publishing['snapshotOf'] =>
      ({ jobs, countedFrom }) =>
        snapshotFile({ publishedAt: countedFrom.toISOString(), jobs }),
    renderer: (from) => rendererIn(from.rendererFolder),
  },
)

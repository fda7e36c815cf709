import type { Job } from './job.ts'

/** An open or closed position, and when a recruiter last changed it. */
export type PublishedJob = Job & { readonly updatedAt: string }

/**
 * What a publication shows. `countedFrom` is the moment for which its deadline labels are computed: the last one at which any label
 * changed. So the same jobs give the same files, and a publication writes only files that differ.
 */
export type Publication = {
  readonly jobs: readonly PublishedJob[]
  readonly countedFrom: Date
}

/** `key` is the path without the first slash. */
export type PublishedFile = {
  readonly key: string
  readonly contentType: string
  readonly content: string
}

/** The build creates it from the pages' components; the publisher loads it. */
export type Renderer = {
  /** The page of one of the jobs. */
  readonly job: (job: PublishedJob, publication: Publication) => Promise<PublishedFile>
  /** The careers list and the sitemap. */
  readonly lists: (publication: Publication) => Promise<readonly PublishedFile[]>
}

/** What the folder of a built renderer exports. */
export type RendererModule = { readonly createRenderer: (folder: string) => Renderer }

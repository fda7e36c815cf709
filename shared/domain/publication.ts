import type { Job } from './job.ts'

/** An open or closed position, and when a recruiter last changed it. */
export type PublishedJob = Job & { readonly updatedAt: string }

/**
 * What publication shows: the jobs, and the moment of its deadline labels, which is the last one at which a label
 * changed. The same jobs so give the same files, and a publication writes only those that differ.
 */
export type Publication = {
  readonly jobs: readonly PublishedJob[]
  readonly countedFrom: Date
}

/** A file that publication writes; the key is its path without the first slash. */
export type PublishedFile = {
  readonly key: string
  readonly contentType: string
  readonly content: string
}

/** The build makes it from the pages' own components, and publication loads it. */
export type Renderer = {
  /** The page of one of the jobs. */
  readonly job: (job: PublishedJob, publication: Publication) => Promise<PublishedFile>
  /** What leads to the pages: the careers list and the sitemap. */
  readonly lists: (publication: Publication) => Promise<readonly PublishedFile[]>
}

/** What the folder of a built renderer exports. */
export type RendererModule = { readonly createRenderer: (folder: string) => Renderer }

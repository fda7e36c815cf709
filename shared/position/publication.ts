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
export type PublishedFile<Content = string> = {
  readonly key: string
  readonly contentType: string
  readonly content: Content
}

/** The share image of a position. Its key contains a hash of what it shows, so an image that is published is up to date. */
export type PublishedImage = {
  readonly key: string
  readonly draw: () => Promise<PublishedFile<Uint8Array>>
}

/** The build creates it from the pages' components; the publisher loads it. */
export type Renderer = {
  /** Undefined where the typeface of the images lacks a character of the job's words. */
  readonly image: (job: PublishedJob) => PublishedImage | undefined
  /** The page of one of the jobs, with its share image, or that of the list. */
  readonly job: (
    job: PublishedJob,
    publication: Publication,
    image: PublishedImage | undefined,
  ) => Promise<PublishedFile>
  /** The careers list and the sitemap. */
  readonly lists: (publication: Publication) => Promise<readonly PublishedFile[]>
}

/** What the folder of a built renderer exports. */
export type RendererModule = { readonly createRenderer: (folder: string) => Renderer }

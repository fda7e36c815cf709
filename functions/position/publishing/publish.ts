import { isHiddenJob } from '#shared/position/hidden-job.ts'
import type {
  Publication,
  PublishedFile,
  PublishedImage,
  PublishedJob,
  Renderer,
} from '#shared/position/publication.ts'
import { pause } from '#functions/platform/world/deadline.ts'
import { errorFields, type Log } from '#functions/platform/log/log.ts'
import type { Clock } from '#functions/platform/world/ports.ts'
import { countedFrom } from './counted-from.ts'
import { Overtaken, type Published, type PublishedFiles } from './published-files.ts'

export type Publishing = {
  clock: Clock
  log: Log
  jobs: { all: () => Promise<readonly PublishedJob[]> }
  files: PublishedFiles
  /** The snapshot of the jobs, which the API answers from. */
  snapshotOf: (publication: Publication) => PublishedFile
  /** Undefined where the site is not built, as in `npm run dev`: then the snapshot alone is published. */
  renderer: () => Promise<Renderer | undefined>
}

/** Each change of a position starts a publication, so concurrent changes can make them overtake each other many times. */
const maxRounds = 20
/** Pauses are random, so that two publications do not overtake each other in turns. */
const maxPauseMilliseconds = 200
const uploadsAtOnce = 8
/** An image takes some tenths of a second. The next publication draws those that are left. */
const maxDrawn = 20

/** A job's page, or its share image. */
const isOfJob = (key: string): boolean => /^careers\/[^/]+\/[^/]+$/.test(key)

/** Writes the snapshot of the jobs, their pages, the careers list and the sitemap, where they differ from what is published. */
export async function publish(publishing: Publishing): Promise<{ jobs: number }> {
  for (let round = 1; ; round += 1) {
    try {
      return await publishOnce(publishing)
    } catch (error) {
      // Another publication may have written newer files meanwhile, so this one reads everything again.
      if (!(error instanceof Overtaken) || round === maxRounds) throw error
    }
    await pause(Math.random() * maxPauseMilliseconds)
  }
}

/**
 * A run can end at any point: pages are written before the lists that link to them, and deleted after those. The next run compares
 * everything again.
 */
async function publishOnce(publishing: Publishing): Promise<{ jobs: number }> {
  const { clock, log, jobs, files, renderer, snapshotOf } = publishing
  // Listed before the jobs are read: a file that changes after that refuses to be overwritten.
  const published = await files.list()
  const all = await jobs.all()
  const listed = all.filter((job) => !isHiddenJob(job))
  const publication: Publication = { jobs: listed, countedFrom: countedFrom(listed, clock()) }
  const render = await renderer()
  const written: string[] = []
  const put = async (file: PublishedFile<string | Uint8Array>): Promise<void> => {
    if (await files.put(file, published)) written.push(file.key)
  }

  let drawn = 0
  /** The job's image once it is published. A page can do without its own. */
  const imageOf = async (job: PublishedJob, { image }: Renderer): Promise<PublishedImage | undefined> => {
    const drawing = image(job)
    if (drawing === undefined || published.has(drawing.key)) return drawing
    if (drawn === maxDrawn) return undefined
    drawn += 1
    try {
      await put(await drawing.draw())
    } catch (error) {
      if (error instanceof Overtaken) throw error
      log.error('share image not published', { jobId: job.id, ...errorFields(error) })
      return undefined
    }
    return drawing
  }

  const current = new Set<string>()
  if (render !== undefined) {
    for (let start = 0; start < all.length; start += uploadsAtOnce) {
      const some: PublishedFile[] = []
      // One after the other: drawing takes the processor, and the answer to each write gives a request more time.
      for (const job of all.slice(start, start + uploadsAtOnce)) {
        const image = await imageOf(job, render)
        if (image !== undefined) current.add(image.key)
        some.push(await render.job(job, publication, image))
      }
      for (const { key } of some) current.add(key)
      await Promise.all(some.map(put))
    }
    for (const file of await render.lists(publication)) await put(file)
  }
  await put(snapshotOf(publication))
  const removed = render === undefined ? [] : await removeOthers(files, published, current)
  if (written.length + removed.length > 0)
    log.info('published', { written: written.length, removed: removed.length })
  return { jobs: listed.length }
}

/** Deletes the pages of jobs that are gone, whose paths then answer 404, and images that no page names. */
async function removeOthers(
  files: PublishedFiles,
  published: Published,
  current: ReadonlySet<string>,
): Promise<string[]> {
  const gone = [...published.keys()].filter((key) => isOfJob(key) && !current.has(key))
  for (const key of gone) await files.remove(key)
  return gone
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Job } from '#shared/position/job.ts'
import { closedReason } from '#shared/platform/deadline.ts'
import type { Publication, PublishedFile, Renderer } from '#shared/position/publication.ts'
import { filledIn, framesFile, type Frame, type Frames } from './frames.ts'
import { aboutLines } from './head/about-page.ts'
import { aboutJob } from './head/about-job.ts'
import { sitemapOf } from './head/listed-pages.ts'
import { jobImage } from './head/job-image.ts'
import { structuredDataOf } from './head/structured-data.ts'
import { htmlOf } from './src/server.tsx'
import { linkTo } from './src/site/link.ts'
import { pageAt } from './src/site/match.ts'
import { pageDataElement, type PageData } from './src/site/page-data.ts'
import { textOf } from './src/site/page-texts.ts'

export { htmlOf }

const html = 'text/html; charset=utf-8'
const careersPath = linkTo('/careers')
const pathOf = ({ id }: Job): string => linkTo('/careers/{jobId}', { jobId: id })
const keyOf = (path: string): string => `${path.slice(1)}/index.html`

/** The most positions that the list's document contains. The API has the others, and the sitemap has all. */
const maxListed = 100

/** A card of the list does not show the texts, which are most of a position's bytes. */
const withoutTexts = (job: Job): Job => ({ ...job, description: '', requirements: '' })

const isOpenAt =
  (time: Date) =>
  (job: Job): boolean =>
    closedReason(job, time) === undefined

/** Renders published pages with the components of the browser, in the documents that the build left beside this file. */
export function createRenderer(folder: string): Renderer {
  const frames: Frames = JSON.parse(readFileSync(join(folder, framesFile), 'utf8'))
  const frameOf = (path: string): Frame => {
    const frame = frames[path]
    if (frame === undefined)
      throw new Error(`${framesFile} has no document of ${path}: build the site again.`)
    return frame
  }
  const careersFrame = frameOf(careersPath)
  const jobFrame = frameOf('/careers/{jobId}')

  const fileAt = async (
    path: string,
    frame: Frame,
    { head, data }: { head: readonly string[]; data: PageData },
  ): Promise<PublishedFile> => ({
    key: keyOf(path),
    contentType: html,
    content: filledIn(frame, {
      head,
      html: await htmlOf(pageAt(path), path, data),
      data: pageDataElement(data),
    }),
  })

  return {
    image: (job) => jobImage(folder, job, { path: pathOf(job), card: jobFrame.card }),

    job(job, { countedFrom }, drawn) {
      const path = pathOf(job)
      const image = drawn === undefined ? careersFrame.image : `/${drawn.key}`
      const head = aboutLines(aboutJob(job, { path, image, isOpen: isOpenAt(countedFrom)(job) }))
      const data = { publishedAt: countedFrom.toISOString(), job }
      return fileAt(path, jobFrame, { head, data })
    },

    async lists({ jobs, countedFrom }: Publication) {
      const open = jobs.filter(isOpenAt(countedFrom))
      const page = pageAt(careersPath)
      const head = aboutLines({
        ...textOf(page),
        path: careersPath,
        isListed: true,
        image: careersFrame.image,
        structuredData: structuredDataOf(page),
      })
      const list = { jobs: open.slice(0, maxListed).map(withoutTexts), total: open.length }
      const data = { publishedAt: countedFrom.toISOString(), list }
      const changes = open.map((job) => ({ path: pathOf(job), changedAt: job.updatedAt }))
      return [
        await fileAt(careersPath, careersFrame, { head, data }),
        { key: 'sitemap.xml', contentType: 'application/xml; charset=utf-8', content: sitemapOf(changes) },
      ]
    },
  }
}

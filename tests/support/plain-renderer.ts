import type { PublishedJob, Renderer } from '#shared/domain/publication.ts'

const file = (key: string, jobs: readonly PublishedJob[]) => ({
  key,
  contentType: 'text/plain',
  content: jobs.map(({ title, status }) => `${title} (${status})`).join(),
})

/** Stands for the renderer of a build: it writes titles and statuses of the jobs. */
export const plainRenderer: Renderer = {
  job: async (job) => file(`careers/${job.id}/index.html`, [job]),
  lists: async ({ jobs }) => [file('careers/index.html', jobs), file('sitemap.xml', jobs)],
}

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

const source = `const file = (key, jobs) => ({
  key,
  contentType: 'text/plain',
  content: jobs.map(({ title, status }) => title + ' ' + status).join(),
})
exports.createRenderer = () => ({
  image: () => undefined,
  job: async (job) => file('careers/' + job.id + '/index.html', [job]),
  lists: async ({ jobs }) => [file('careers/index.html', jobs), file('sitemap.xml', jobs)],
})
`

/** Writes a renderer of titles and statuses into a folder, instead of the one of the build. */
export function writePlainRenderer(folder: string): string {
  writeFileSync(join(folder, 'renderer.cjs'), source)
  return folder
}

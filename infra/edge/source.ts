import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { api } from '#shared/contract/api.ts'
import { routeKeyOf, type Group } from '#shared/contract/endpoint.ts'
import { errors } from '#shared/contract/errors.ts'
import { viewerHeader } from '#shared/contract/headers.ts'
import { apiHeaders, type Headers } from '../headers.ts'
import { pagesOf, type Pages } from './pages.ts'

/** CloudFront takes no larger function. */
export const edgeSourceLimitBytes = 10 * 1024

/** All the edge knows of this site. */
export type EdgeSite = {
  pages: Pages
  routes: readonly string[]
  viewerHeader: string
  notFound: { success: false; code: string; message: string; detail: string }
  headers: Headers
}

const routesOf = (group: Group): string[] => Object.values(group).map(routeKeyOf)

export const edgeSite = (options: { htmlFiles: readonly string[]; https: boolean }): EdgeSite => ({
  pages: pagesOf(options.htmlFiles),
  routes: Object.values<Group>(api).flatMap(routesOf),
  viewerHeader,
  notFound: {
    success: false,
    code: 'not_found',
    message: errors.not_found.text,
    detail: errors.not_found.text,
  },
  headers: apiHeaders(options),
})

/** The prerendered files of a built site, relative to its folder. */
export const htmlFilesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html'))
    .toSorted()

const viewer = readFileSync(fileURLToPath(new URL('viewer.js', import.meta.url)), 'utf8')

/** The function's text as CloudFront gets it. */
export function edgeSource(site: EdgeSite): string {
  const source = `const site = ${JSON.stringify(site)}\n${viewer}`
  if (Buffer.byteLength(source) > edgeSourceLimitBytes) {
    throw new Error(
      `The edge function is above ${edgeSourceLimitBytes} bytes: shorten viewer.js or its table.`,
    )
  }
  return source
}

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { api } from '#shared/contract/api.ts'
import { waysIn } from '#shared/contract/desk.ts'
import { routeKeyOf, type Group } from '#shared/contract/endpoint.ts'
import { errors } from '#shared/contract/errors.ts'
import { viewerHeader } from '#shared/contract/headers.ts'
import { apiHeaders, type Headers } from '../headers.ts'
import { pagesOf, type Pages } from './pages.ts'

/** CloudFront's limit for a function. */
export const edgeSourceLimitBytes = 10 * 1024

/** The data about this site that the edge function uses. */
export type EdgeSite = {
  pages: Pages
  routes: readonly string[]
  viewerHeader: string
  notFound: { success: false; code: string; message: string; detail: string }
  headers: Headers
}

const routesOf = (group: Group): string[] => Object.values(group).flatMap(waysIn).map(routeKeyOf)

/** `more`: groups that only the local run has. */
type EdgeOptions = { https: boolean; hstsPreload?: boolean; more?: readonly Group[] }

export const edgeSite = ({ more = [], ...options }: EdgeOptions): EdgeSite => ({
  pages: pagesOf(),
  routes: [...Object.values<Group>(api), ...more].flatMap(routesOf),
  viewerHeader,
  notFound: {
    success: false,
    code: 'not_found',
    message: errors.not_found.text,
    detail: errors.not_found.text,
  },
  headers: apiHeaders(options),
})

const viewer = readFileSync(fileURLToPath(new URL('viewer.js', import.meta.url)), 'utf8')

/** CloudFront limits the function's size, and its reasons are read here. */
const withoutComments = (text: string): string => text.replaceAll(/^ *\/\/.*\n/gm, '')

/** The function's source text, with its data in front. */
export function edgeSource(site: EdgeSite): string {
  const source = `const site = ${JSON.stringify(site)}\n${withoutComments(viewer)}`
  if (Buffer.byteLength(source) > edgeSourceLimitBytes) {
    throw new Error(
      `The edge function is above ${edgeSourceLimitBytes} bytes: shorten viewer.js or its table.`,
    )
  }
  return source
}

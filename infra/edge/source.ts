import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { api } from '#shared/contract/api.ts'
import { waysIn } from '#shared/contract/desk.ts'
import type { Endpoint, Group } from '#shared/contract/endpoint.ts'
import { errors } from '#shared/contract/errors.ts'
import { viewerHeader } from '#shared/contract/headers.ts'
import { apiHeaders, type Headers } from '../headers.ts'
import { pagesOf, type Pages } from './pages.ts'

/** CloudFront's limit for a function. */
export const edgeSourceLimitBytes = 10 * 1024

/** The data about this site that the edge function uses. */
export type EdgeSite = {
  pages: Pages
  routes: RouteTree
  viewerHeader: string
  notFound: { success: false; code: string; message: string; detail: string }
  headers: Headers
}

/** Paths by their segments, so that they share their beginnings: `*` is a parameter, and the empty name has the methods. */
export type RouteTree = { [segment: string]: RouteTree | string }

const endOf = ''
const anySegment = '*'

function routeTree(endpoints: readonly Endpoint[]): RouteTree {
  const root: RouteTree = {}
  for (const endpoint of endpoints) {
    const segments = endpoint.path.split('/').filter(Boolean)
    const leaf = segments.reduce((tree, segment) => {
      const name = segment.startsWith('{') ? anySegment : segment
      const below = tree[name]
      if (typeof below === 'object') return below
      const added: RouteTree = {}
      tree[name] = added
      return added
    }, root)
    const methods = leaf[endOf]
    leaf[endOf] = typeof methods === 'string' ? `${methods} ${endpoint.method}` : endpoint.method
  }
  return root
}

/** `more`: groups that only the local run has. */
type EdgeOptions = { https: boolean; hstsPreload?: boolean; more?: readonly Group[] }

export const edgeSite = ({ more = [], ...options }: EdgeOptions): EdgeSite => ({
  pages: pagesOf(),
  routes: routeTree(
    [...Object.values<Group>(api), ...more].flatMap((group) => Object.values(group).flatMap(waysIn)),
  ),
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

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { transformSync } from 'esbuild'
import { api } from '#shared/api.ts'
import { waysIn } from '#shared/platform/contract/desk.ts'
import type { Endpoint, Group } from '#shared/platform/contract/endpoint.ts'
import { errors } from '#shared/platform/contract/errors.ts'
import { viewerHeader } from '#shared/platform/contract/headers.ts'
import { apiHeaders, type Headers } from '../headers.ts'
import { pagesOf, type Pages } from './pages.ts'

/** CloudFront's limit for a function. */
export const edgeSourceLimitBytes = 10 * 1024

/** The data about this site that the edge function uses. */
export type EdgeSite = {
  pages: Pages
  routes: RouteTree
  /** The letters of methods in the tree. */
  methods: typeof methodLetters
  /** The desk's own host name; empty where it is on the site's. */
  deskHost: string
  viewerHeader: string
  notFound: { success: false; code: string; message: string; detail: string }
  headers: Headers
}

/**
 * The routes as a tree of path segments, in which `*` is a parameter. A string has the letters of the methods of a path that ends there; where
 * longer paths continue, the key '' has that string.
 */
export type RouteTree = { [segment: string]: RouteTree | string }

/** One letter each, because CloudFront limits the function's size. */
const methodLetters = { GET: 'G', POST: 'P', PUT: 'U', PATCH: 'A', DELETE: 'D' } as const satisfies Record<
  Endpoint['method'],
  string
>

const methodsHere = ''
const anySegment = '*'

function routeTree(endpoints: readonly Endpoint[]): RouteTree {
  const root: RouteTree = {}
  for (const endpoint of endpoints) {
    const segments = endpoint.path.split('/').filter(Boolean)
    const last = nameOf(segments.pop() ?? '')
    const above = segments.reduce((tree, segment) => branch(tree, nameOf(segment)), root)
    const there = above[last]
    if (typeof there === 'object') there[methodsHere] = withMethod(there[methodsHere], endpoint.method)
    else above[last] = withMethod(there, endpoint.method)
  }
  return root
}

const nameOf = (segment: string): string => (segment.startsWith('{') ? anySegment : segment)

function branch(tree: RouteTree, name: string): RouteTree {
  const there = tree[name]
  if (typeof there === 'object') return there
  const added: RouteTree = there === undefined ? {} : { [methodsHere]: there }
  tree[name] = added
  return added
}

const withMethod = (methods: RouteTree | string | undefined, method: Endpoint['method']): string =>
  `${typeof methods === 'string' ? methods : ''}${methodLetters[method]}`

/** `more`: groups that only the local run has. */
type EdgeOptions = {
  https: boolean
  hstsPreload?: boolean
  deskHost?: string | undefined
  more?: readonly Group[]
}

export const edgeSite = ({ more = [], deskHost = '', ...options }: EdgeOptions): EdgeSite => ({
  pages: pagesOf(),
  deskHost,
  routes: routeTree(
    [...Object.values<Group>(api), ...more].flatMap((group) => Object.values(group).flatMap(waysIn)),
  ),
  methods: methodLetters,
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

/** Removes comments, because CloudFront limits the function's size. Names stay, so that errors can be read. */
const withoutSpace = (text: string): string =>
  transformSync(text, { minifyWhitespace: true, legalComments: 'none', target: 'es2017' }).code

/** Also removes the quotes of names that need none. */
const withoutQuotes = (data: string): string =>
  transformSync(data, { minifyWhitespace: true, minifySyntax: true, target: 'es2017' }).code

/** The function's source text, with its data in front. */
export function edgeSource(site: EdgeSite): string {
  const source = `${withoutQuotes(`const site = ${JSON.stringify(site)}`)}${withoutSpace(viewer)}`
  if (Buffer.byteLength(source) > edgeSourceLimitBytes) {
    throw new Error(
      `The edge function is above ${edgeSourceLimitBytes} bytes: shorten viewer.js or its table.`,
    )
  }
  return source
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { fileOf } from './src/site/page-files.ts'
import { pages } from './src/site/routes.ts'

/** The most JavaScript that the lobby may load before camera and microphone are granted, in bytes of gzip. */
export const lobbyBudget = 123_450

const staticImports = /(?:from|import) ?["'`]\.\/([\w-]+\.js)["'`]/g
const scripts = /\/assets\/([\w-]+\.js)/g

const captured = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name)

const sourceOf = (site: string, chunk: string): string => readFileSync(join(site, 'assets', chunk), 'utf8')

/** The file of a chunk by the name that its entry gives it. */
export function chunkNamed(site: string, name: string): string {
  const pattern = new RegExp(`^${name}-[\\w-]{7}\\.js$`)
  const chunkFile = readdirSync(join(site, 'assets')).find((file) => pattern.test(file))
  if (chunkFile === undefined)
    throw new Error(`The build has no chunk ${name}. Build the site, or correct the name.`)
  return chunkFile
}

/** Chunks with all their static imports, direct and indirect, without what they import on demand. */
export function withImports(site: string, chunks: readonly string[]): string[] {
  const all = new Set<string>()
  const add = (chunk: string): void => {
    if (all.has(chunk)) return
    all.add(chunk)
    for (const imported of captured(sourceOf(site, chunk), staticImports)) add(imported)
  }
  for (const chunk of chunks) add(chunk)
  return [...all]
}

export const gzipBytes = (site: string, chunks: readonly string[]): number =>
  chunks.reduce((sum, chunk) => sum + gzipSync(sourceOf(site, chunk), { level: 9 }).length, 0)

/** The chunks that a direct load of an interview requests until the lobby is shown: the page's, the keeper's and the room's. */
export function lobbyChunks(site: string): string[] {
  const page = pages.find(({ path }) => path === '/interview/{sessionId}')
  if (page === undefined) throw new Error('The site has no interview page.')
  const html = readFileSync(join(site, fileOf(page)), 'utf8')
  const later = [chunkNamed(site, 'keeper'), chunkNamed(site, 'Room')]
  return withImports(site, [...captured(html, scripts), ...later])
}

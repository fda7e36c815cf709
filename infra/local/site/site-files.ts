import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** A file of the built site as CloudFront serves it. */
export type SiteFile = {
  body: Buffer
  contentType: string
  etag: string
  cacheControl: string
  encoding: 'br' | 'gzip' | undefined
}

export type SiteFiles = (path: string, acceptEncoding: string) => Promise<SiteFile | undefined>

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.xml': 'application/xml; charset=utf-8',
}

const compressible = /^(text\/|application\/(json|xml|manifest)|image\/svg)/
/** CloudFront does not compress smaller files. */
const minCompressedBytes = 1000

/** Files with a content hash in their name never change; every other file is revalidated. */
const cacheControlOf = (path: string): string =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'

/** A file and its compressed forms. */
export type Entry = { plain: Buffer; etag: string; compressed: Map<string, Buffer> }

/** Serves a folder; a compressed file is cached until the file changes. */
export function createSiteFiles(folder: string): SiteFiles {
  const entries = new Map<string, Entry & { changed: number }>()

  const entryOf = async (path: string): Promise<Entry | undefined> => {
    const file = join(folder, normalize(path))
    if (!file.startsWith(folder)) return undefined
    const info = await stat(file).catch(() => undefined)
    if (info === undefined || !info.isFile()) return undefined
    const cachedEntry = entries.get(file)
    if (cachedEntry?.changed === info.mtimeMs) return cachedEntry
    const plain = await readFile(file)
    const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
    const entry = { changed: info.mtimeMs, plain, etag, compressed: new Map<string, Buffer>() }
    entries.set(file, entry)
    return entry
  }

  return async (path, acceptEncoding) => {
    const entry = await entryOf(path)
    if (entry === undefined) return undefined
    const contentType = contentTypes[extname(path)] ?? 'application/octet-stream'
    return encoded(entry, { contentType, cacheControl: cacheControlOf(path) }, acceptEncoding)
  }
}

/** The file in the best encoding that the browser accepts and CloudFront would use. */
export function encoded(
  entry: Entry,
  { contentType, cacheControl }: Pick<SiteFile, 'contentType' | 'cacheControl'>,
  acceptEncoding: string,
): SiteFile {
  const isCompressible = compressible.test(contentType) && entry.plain.length >= minCompressedBytes
  const encoding = isCompressible ? encodingOf(acceptEncoding) : undefined
  const body = encoding === undefined ? entry.plain : compressed(entry, encoding)
  return { body, contentType, etag: entry.etag, cacheControl, encoding }
}

const encodingOf = (accept: string): 'br' | 'gzip' | undefined =>
  /\bbr\b/.test(accept) ? 'br' : /\bgzip\b/.test(accept) ? 'gzip' : undefined

/** CloudFront's Brotli quality, so that locally measured sizes equal those of a deployment. */
const brotliQuality = 5

function compressed(entry: Entry, encoding: 'br' | 'gzip'): Buffer {
  const compressedBytes = entry.compressed.get(encoding)
  if (compressedBytes !== undefined) return compressedBytes
  const body =
    encoding === 'br'
      ? brotliCompressSync(entry.plain, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } })
      : gzipSync(entry.plain)
  entry.compressed.set(encoding, body)
  return body
}

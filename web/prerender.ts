import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Manifest } from 'vite'
import { appManifest, manifestPath } from './head/app-manifest.ts'
import { iconFiles } from './head/icons.ts'
import { searchFiles } from './head/listed-pages.ts'
import { headOf } from './head/page-head.ts'
import { sharePictures } from './head/share-pictures.ts'
import { notFoundPage, pages, type Page } from './src/pages.ts'
import { themeScript } from './src/ui/theme-script.ts'
import type * as Server from './src/server.tsx'

type Places = {
  template: string
  /** The folder that becomes the site. */
  site: string
  /** The built module that turns a page into HTML. */
  server: string
  /** Where the hashes go that the Content-Security-Policy must name. */
  policy: string
}

type Built = { template: string; manifest: Manifest; styles: string; fonts: readonly string[] }

const entry = 'src/main.tsx'
const loader = 'src/loader.ts'
/** Vite's name for the styles that components import; an area's own stylesheet is a file that its pages link to. */
const commonStyles = 'style.css'
const sourceOf = (page: Page): string => `src/${page.module}`

const chunkOf = (manifest: Manifest, source: string) => {
  const chunk = manifest[source]
  if (chunk === undefined)
    throw new Error(`The build made no file of ${source}: does web/src/pages.ts name it rightly?`)
  return chunk
}

/** The files a page runs, its own and all they import. */
function modulesOf(manifest: Manifest, sources: readonly string[], seen = new Set<string>()): string[] {
  return sources.flatMap((source) => {
    if (seen.has(source)) return []
    seen.add(source)
    const chunk = chunkOf(manifest, source)
    return [`/${chunk.file}`, ...modulesOf(manifest, chunk.imports ?? [], seen)]
  })
}

const preloadOf = (font: string): string =>
  `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`

/** React writes an area's stylesheet in front of its page; in the head, nothing is drawn before it is there. */
const areaStyles = /^(?:<link rel="stylesheet"[^>]*>)*/

function documentOf(page: Page, head: readonly string[], rendered: string, built: Built): string {
  const [links = ''] = areaStyles.exec(rendered) ?? []
  const html = rendered.slice(links.length)
  const [first, ...others] = modulesOf(built.manifest, [entry, sourceOf(page)])
  const start = `<script type="module" async fetchpriority="low" src="/${chunkOf(built.manifest, loader).file}" data-entry="${first}" data-modules="${others.join(' ')}"></script>`
  // The styles stand last: who previews a shared address reads no more than the first kilobytes.
  const headLines = [
    `<script>${themeScript}</script>`,
    ...built.fonts.map(preloadOf),
    ...head,
    links,
    `<style>${built.styles}</style>`,
  ]
  // Functions, because the content may hold what replace() takes for a pattern.
  return built.template
    .replace('<!--page-->', () => headLines.join('\n    '))
    .replace('<!--app-->', () => html)
    .replace('<script type="module" src="/src/main.tsx"></script>', () => start)
}

async function readBuilt({ template, site }: Places): Promise<Built> {
  const manifest: Manifest = JSON.parse(await readFile(join(site, '.vite/manifest.json'), 'utf8'))
  const files = Object.values(manifest).map((chunk) => chunk.file)
  const stylesheet = join(site, chunkOf(manifest, commonStyles).file)
  const styles = await readFile(stylesheet, 'utf8')
  // Every page carries the common styles, and nobody asks for the manifest: neither goes to the site.
  await Promise.all([stylesheet, join(site, '.vite')].map((path) => rm(path, { recursive: true })))
  return {
    template: await readFile(template, 'utf8'),
    manifest,
    styles: styles.trim(),
    fonts: files.filter((file) => file.endsWith('.woff2')).map((file) => `/${file}`),
  }
}

/** How the Content-Security-Policy names what stands in a page itself. */
const hashOf = (content: string): string => `sha256-${createHash('sha256').update(content).digest('base64')}`

async function write(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
}

/** Renders every page of the site map, what answers unknown addresses, and all that pages point to, into the built site. */
export async function prerender(places: Places): Promise<void> {
  const built = await readBuilt(places)
  const { htmlOf }: typeof Server = await import(places.server)
  const pictureOf = sharePictures()
  for (const page of [...pages, notFoundPage]) {
    const file = page === notFoundPage ? '404.html' : join(page.path, 'index.html')
    const picture = page === notFoundPage ? undefined : pictureOf(page)
    if (picture !== undefined) await write(join(places.site, picture.path), picture.png)
    const head = headOf(page, picture?.path)
    await write(join(places.site, file), documentOf(page, head, await htmlOf(page), built))
  }
  const beside = { ...searchFiles(), ...iconFiles(), [manifestPath]: appManifest() }
  for (const [path, content] of Object.entries(beside)) await write(join(places.site, path), content)
  const hashes = { scriptHashes: [hashOf(themeScript)], styleHashes: [hashOf(built.styles)] }
  // Put in its place whole: a running site reads it.
  const written = `${places.policy}.new`
  await writeFile(written, JSON.stringify(hashes))
  await rename(written, places.policy)
}

import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Manifest } from 'vite'
import { appManifest, manifestPath } from './head/app-manifest.ts'
import { letterhead } from '#shared/company.ts'
import { iconFiles } from './head/icons.ts'
import { letterheadImage } from './head/letterhead.ts'
import { searchFiles } from './head/listed-pages.ts'
import { securityText, securityTextPath } from './head/security-text.ts'
import { designLines, headOf } from './head/page-head.ts'
import { named } from './head/tags.ts'
import { rasterFiles, rasterIn } from './head/raster.ts'
import { shareImages } from './head/share-images.ts'
import { typefaceFiles } from './head/typeface.ts'
import { withoutScript } from './head/without-script.ts'
import { frameMarks, type Frames } from './frames.ts'
import { headScript } from './head/head-script.ts'
import { languageOf } from './src/site/language.ts'
import { fileOf, isShell } from './src/site/page-files.ts'
import { notFoundPage, sitePages, type Page } from './src/site/routes.ts'
import type * as Server from './renderer.ts'

type Places = {
  template: string
  /** The folder with the built client, which the prerendered files are written to. */
  site: string
  /** The built `renderer.ts`, which renders a page as HTML. */
  server: string
  /** The file that the documents of published pages are written to. */
  frames: string
  /** The deployed commit, which every page states. */
  release: string
  /** The file that the hashes for the Content-Security-Policy are written to. */
  policy: string
}

type Built = {
  template: string
  manifest: Manifest
  /** Stylesheets by the path of their file. */
  sheets: ReadonlyMap<string, string>
  font: string
  release: string
}

const entry = 'src/main.tsx'
/** The characters that every page shows. */
const preloadedFont = 'src/ui/instrument-sans-basic.woff2'
const sourceOf = (page: Page): string => `src/${page.module}`

const chunkOf = (manifest: Manifest, source: string) => {
  const chunk = manifest[source]
  if (chunk === undefined)
    throw new Error(`The build has no file of ${source}: correct its name in web/src/site/routes.ts.`)
  return chunk
}

type Files = { scripts: string[]; styles: string[] }

/** The scripts and stylesheets that the sources need. Imported files come first, so importers override their styles. */
function filesOf(manifest: Manifest, sources: readonly string[]): Files {
  const seen = new Set<string>()
  const files: Files = { scripts: [], styles: [] }
  const add = (source: string): void => {
    if (seen.has(source)) return
    seen.add(source)
    const chunk = chunkOf(manifest, source)
    for (const imported of chunk.imports ?? []) add(imported)
    files.scripts.push(`/${chunk.file}`)
    files.styles.push(...(chunk.css ?? []).map((file) => `/${file}`))
  }
  for (const source of sources) add(source)
  return files
}

const preloadOf = (font: string): string =>
  `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`

/** `inlined` lists the files whose contents are in `inline`. */
type Styles = { inline: readonly string[]; links: readonly string[]; inlined: readonly string[] }

/** Inlines the styles that all pages share, and a page's own styles if it is hydrated when idle. */
function stylesOf(page: Page, { manifest, sheets }: Built): Styles {
  const contentOf = (files: readonly string[]): string => files.map((file) => sheets.get(file)).join('')
  const common = filesOf(manifest, [entry]).styles
  const sources = [entry, sourceOf(page)]
  // The HTML has parts whose code is loaded later.
  if (page.start !== 'loaded') sources.push(...(chunkOf(manifest, sourceOf(page)).dynamicImports ?? []))
  const pageStyles = filesOf(manifest, sources).styles.filter((file) => !common.includes(file))
  if (page.start === 'loaded') return { inline: [contentOf(common)], links: pageStyles, inlined: common }
  return {
    inline: [contentOf(common), contentOf(pageStyles)],
    links: [],
    inlined: [...common, ...pageStyles],
  }
}

type Content = { head: readonly string[]; html: string; data: string }

function documentOf(page: Page, { head, html, data }: Content, built: Built): string {
  const { scripts } = filesOf(built.manifest, [entry, sourceOf(page)])
  const main = `/${chunkOf(built.manifest, entry).file}`
  const { inline, links, inlined } = stylesOf(page, built)
  // The inlined styles come last, because link previews read only the first kilobytes of a page.
  const headLines = [
    `<script>${headScript}</script>`,
    preloadOf(built.font),
    named('release', built.release),
    ...head,
    ...links.map((file) => `<link rel="stylesheet" href="${file}">`),
    ...inline.map((styles) => `<style>${styles}</style>`),
  ]
  // Scripts load at low priority from the end of the body, so that HTML, styles and fonts load first.
  const start = [
    `<script type="module" async fetchpriority="low" src="${main}" data-styles="${inlined.join(' ')}"></script>`,
    ...scripts
      .filter((script) => script !== main)
      .map((script) => `<link rel="modulepreload" fetchpriority="low" href="${script}">`),
  ]
  // Functions, because replace() interprets `$&` and similar in a replacement string.
  return built.template
    .replace('<html lang="en">', `<html lang="${languageOf(page)}">`)
    .replace('<!--page-->', () => headLines.join('\n    '))
    .replace('<!--without-script-->', () => withoutScript(page))
    .replace('<!--path-->', () => page.path)
    .replace('<!--app-->', () => html)
    .replace('<!--data-->', () => data)
    .replace('<script type="module" src="/src/main.tsx"></script>', () => start.join('\n    '))
}

async function readBuilt({ template, site, release }: Places): Promise<Built> {
  const manifest: Manifest = JSON.parse(await readFile(join(site, '.vite/manifest.json'), 'utf8'))
  const chunks = Object.values(manifest)
  const sheets = new Map<string, string>()
  for (const file of new Set(chunks.flatMap(({ css }) => css ?? [])))
    sheets.set(`/${file}`, (await readFile(join(site, file), 'utf8')).trim())
  // The manifest is for the build only and is not deployed.
  await rm(join(site, '.vite'), { recursive: true })
  return {
    template: await readFile(template, 'utf8'),
    manifest,
    sheets,
    font: `/${chunkOf(manifest, preloadedFont).file}`,
    release,
  }
}

/** The source expression that allows an inline script or style in the Content-Security-Policy. */
const hashOf = (content: string): string => `sha256-${createHash('sha256').update(content).digest('base64')}`

async function write(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
}

/** What draws the share images of positions when they are published, and those of pages now. */
async function writeRasterFiles(folder: string): Promise<void> {
  const code = fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))
  await write(join(folder, rasterFiles.code), await readFile(code))
  const fonts = typefaceFiles()
  for (const [index, file] of rasterFiles.fonts.entries()) await write(join(folder, file), fonts[index] ?? '')
}

/** Writes the HTML of every page, the 404 page, share images, icons, sitemap and robots.txt into the built site. */
export async function prerender(places: Places): Promise<void> {
  const built = await readBuilt(places)
  const { htmlOf }: typeof Server = await import(places.server)
  const rendererFolder = dirname(places.frames)
  await writeRasterFiles(rendererFolder)
  const raster = await rasterIn(rendererFolder)
  const { imageOf, cardOf } = shareImages(raster)
  const frames: Frames = {}
  for (const page of sitePages) {
    const image = page === notFoundPage || isShell(page) ? undefined : imageOf(page)
    if (image !== undefined) await write(join(places.site, image.path), image.png)
    if (page.published) {
      const head = [frameMarks.head, ...designLines(page)]
      frames[page.path] = {
        document: documentOf(page, { head, html: frameMarks.html, data: frameMarks.data }, built),
        image: image?.path,
        card: isShell(page) ? cardOf(page) : undefined,
      }
    }
    // Publication writes one file for each value of the parameters; a path without a file is answered 404.
    if (page.published && isShell(page)) continue
    const content = { head: headOf(page, image?.path), html: await htmlOf(page), data: '' }
    await write(join(places.site, fileOf(page)), documentOf(page, content, built))
  }
  await write(places.frames, JSON.stringify(frames))
  const beside = {
    ...searchFiles(),
    ...iconFiles(raster),
    [letterhead.path]: letterheadImage(raster),
    [manifestPath]: appManifest(),
    [securityTextPath]: securityText(new Date()),
  }
  for (const [path, content] of Object.entries(beside)) await write(join(places.site, path), content)
  const inline = new Set(sitePages.flatMap((page) => stylesOf(page, built).inline))
  const hashes = { scriptHashes: [hashOf(headScript)], styleHashes: [...inline].map(hashOf) }
  // Renamed, because a running local site must not read a half-written file.
  const written = `${places.policy}.new`
  await writeFile(written, JSON.stringify(hashes))
  await rename(written, places.policy)
}

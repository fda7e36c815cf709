import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser } from 'playwright-core'
import { findBrowser } from '#infra/browser/find-browser.ts'
import { pdfFrom, streamOf } from '#tests/support/documents.ts'
import { allFileLayouts, allWebLayouts, printed, saved, scanned } from './cvs.ts'
import { people } from './people.ts'
import { truthOf, type Omitted, type Person } from './person.ts'

/**
 * `node bench/cv-layouts/make.ts FOLDER`: writes CVs of invented people in many layouts and formats as a corpus that
 * `npm run cv:score` reads. They check the reader on layouts for which no rule was written.
 */
const [folder] = process.argv.slice(2)
if (folder === undefined) {
  process.stderr.write('Name a folder: node bench/cv-layouts/make.ts FOLDER\n')
  process.exit(1)
}

type Made = { id: string; layout: string; format: string; kind: 'text' | 'scan'; cluster: string }

const documents = join(folder, 'documents')
mkdirSync(documents, { recursive: true })
const made: (Made & { file: string; truth: string })[] = []

function write(about: Made, person: Person, omitted: Omitted, bytes: Buffer): void {
  const file = `${about.id}.${about.format}`
  const truth = `${about.id}.truth.json`
  writeFileSync(join(documents, file), bytes)
  writeFileSync(join(documents, truth), JSON.stringify(truthOf(person, omitted), null, 1))
  made.push({ ...about, file, truth })
}

/** In CSS pixels: A4. */
const paper = { width: 794, height: 1123 } as const
/** A scanner's 200 dots for each inch. */
const dotsPerPixel = 200 / 96

async function scanOf(browser: Browser, html: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: paper, deviceScaleFactor: dotsPerPixel })
  await page.setContent(html)
  await page.addStyleTag({
    content: 'html{background:#f4f3ef}body{margin:48px!important;rotate:0.35deg}',
  })
  const picture = await page.screenshot({ type: 'jpeg', quality: 72 })
  await page.close()
  const [width, height] = [Math.round(paper.width * dotsPerPixel), Math.round(paper.height * dotsPerPixel)]
  return pdfFrom([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</XObject<</I 5 0 R>>>>>>',
    streamOf('595 0 0 842 0 0 cm /I Do'),
    streamOf(
      picture.toString('latin1'),
      `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode`,
    ),
  ])
}

const { path, environment } = await findBrowser()
const browser = await chromium.launch({
  executablePath: path,
  env: { ...process.env, ...environment },
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
})
try {
  for (const [layout, name] of printed) {
    const { omitted, html } = allWebLayouts[layout]
    const page = await browser.newPage()
    await page.setContent(html(people[name]))
    const bytes = await page.pdf({
      format: 'A4',
      printBackground: true,
      margin: { top: '1.2cm', bottom: '1.2cm', left: '1.5cm', right: '1.5cm' },
    })
    await page.close()
    const about = { id: `${layout}-${name}`, layout, format: 'pdf', kind: 'text', cluster: name } as const
    write(about, people[name], omitted, bytes)
  }
  for (const [layout, name] of scanned) {
    const { omitted, html } = allWebLayouts[layout]
    const about = {
      id: `${layout}-${name}-scan`,
      layout,
      format: 'pdf',
      kind: 'scan',
      cluster: name,
    } as const
    write(about, people[name], omitted, await scanOf(browser, html(people[name])))
  }
} finally {
  await browser.close()
}
for (const [layout, name] of saved) {
  const { omitted, extension, bytes } = allFileLayouts[layout]
  const about = { id: `${layout}-${name}`, layout, format: extension, kind: 'text', cluster: name } as const
  write(about, people[name], omitted, bytes(people[name]))
}
writeFileSync(join(documents, 'manifest.json'), JSON.stringify({ documents: made }, null, 1))
process.stdout.write(`${made.length} CVs in ${new Set(made.map(({ layout }) => layout)).size} layouts\n`)

import { pdfFrom, streamOf } from 'cv-reader/documents'
import { chromium, type Browser } from 'playwright-core'
import { findBrowser } from '#infra/browser/find-browser.ts'
import { allFileLayouts, allWebLayouts, printed, saved, scanned } from './cvs.ts'
import { personNamed, personNames, type PersonName } from './people.ts'
import { truthOf, type Omitted } from './truth.ts'

/** A CV of an invented person, with the fields that a reader should find. */
export type MadeCv = {
  id: string
  layout: string
  format: 'pdf' | 'docx' | 'doc'
  kind: 'text' | 'scan'
  /** The person: several CVs can show the same one. */
  cluster: string
  bytes: Buffer
  truth: ReturnType<typeof truthOf>
}

/** In CSS pixels: A4. */
const paper = { width: 794, height: 1123 } as const
const margins = { top: '1.2cm', bottom: '1.2cm', left: '1.5cm', right: '1.5cm' } as const
/** 200 dots per inch, as scanners have. */
const dotsPerPixel = 200 / 96

async function print(browser: Browser, html: string): Promise<Buffer> {
  const page = await browser.newPage()
  await page.setContent(html)
  const bytes = await page.pdf({ format: 'A4', printBackground: true, margin: margins })
  await page.close()
  return bytes
}

/** A slightly skewed page on grey paper, without a text layer. */
async function scan(browser: Browser, html: string): Promise<Buffer> {
  const picture = await pictureOf(browser, html)
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

/** On a busy machine, Chromium sometimes fails to take a screenshot of this size. */
const maxAttempts = 4

async function pictureOf(browser: Browser, html: string, attempt = 1): Promise<Buffer> {
  const page = await browser.newPage({ viewport: paper, deviceScaleFactor: dotsPerPixel })
  await page.setContent(html)
  await page.addStyleTag({
    content: 'html{background:#f4f3ef}body{margin:48px!important;rotate:0.35deg}',
  })
  const shot = { type: 'jpeg', quality: 72 } as const
  const picture = await page.screenshot(shot).catch((error: unknown) => {
    if (attempt === maxAttempts) throw error
    return undefined
  })
  await page.close()
  return picture ?? pictureOf(browser, html, attempt + 1)
}

async function openBrowser(): Promise<Browser> {
  const { path, environment } = await findBrowser()
  return chromium.launch({
    executablePath: path,
    env: { ...process.env, ...environment },
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  })
}

function described(
  layout: string,
  cluster: PersonName,
  { format, kind, omitted }: Shown,
): Omit<MadeCv, 'bytes'> {
  const id = `${layout}-${cluster}${kind === 'scan' ? '-scan' : ''}`
  return { id, layout, format, kind, cluster, truth: truthOf(personNamed(cluster), omitted) }
}

type Shown = Pick<MadeCv, 'format' | 'kind'> & { omitted: Omitted }

/** Makes the CVs with a text layer, the scanned ones, or both. `shift` puts another person into each layout. */
export async function madeCvs(kinds: readonly MadeCv['kind'][], shift = 0): Promise<MadeCv[]> {
  const shifted = (name: PersonName): PersonName =>
    personNames[(personNames.indexOf(name) + shift) % personNames.length] ?? name
  const [texts, scans] = [kinds.includes('text'), kinds.includes('scan')]
  const made: MadeCv[] = []
  const browser = await openBrowser()
  const onPaper = [
    { kind: 'text', cvs: texts ? printed : [], pdfOf: print },
    { kind: 'scan', cvs: scans ? scanned : [], pdfOf: scan },
  ] as const
  try {
    for (const { kind, cvs, pdfOf } of onPaper) {
      for (const [layout, person] of cvs) {
        const cluster = shifted(person)
        const { omitted, html } = allWebLayouts[layout]
        const bytes = await pdfOf(browser, html(personNamed(cluster)))
        made.push({ ...described(layout, cluster, { format: 'pdf', kind, omitted }), bytes })
      }
    }
  } finally {
    await browser.close()
  }
  for (const [layout, person] of texts ? saved : []) {
    const cluster = shifted(person)
    const { omitted, extension: format, bytes } = allFileLayouts[layout]
    const about = described(layout, cluster, { format, kind: 'text', omitted })
    made.push({ ...about, bytes: bytes(personNamed(cluster)) })
  }
  return made
}

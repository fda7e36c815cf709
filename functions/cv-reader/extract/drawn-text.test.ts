import { describe, expect, test } from 'vitest'
import { readCv } from '../read-cv.ts'
import { pdfFrom, streamOf } from '../testing/documents.ts'
import { drawnBy } from './drawn-text.ts'
import { pdfPages } from './pdf.ts'

const visible =
  'BT /F1 16 Tf 0 g 40 780 Td (Siti Aminah binti Rahman) Tj /F1 10 Tf 0 -20 Td (siti@example.com | 012-345 6789) Tj ET'
const keywords = 'Kubernetes Terraform Ansible'

/** A page with visible text, and a page content with the keywords. */
const pdfWith = (content: string): Buffer =>
  pdfFrom([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 6 0 R/Resources<</Font<</F1 4 0 R>>/XObject<</I 5 0 R>>/ExtGState<</G 7 0 R>>>>>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    streamOf('abcd', '/Type/XObject/Subtype/Image/Width 2/Height 2/BitsPerComponent 8/ColorSpace/DeviceGray'),
    streamOf(`${visible}\n${content}`),
    '<</Type/ExtGState/ca 0>>',
  ])

const shown = (look: string, at = '40 700', size = 10): string =>
  `q BT /F1 ${size} Tf ${look} ${at} Td (${keywords}) Tj ET Q`

async function read(content: string): Promise<{ text: string; hasHiddenText: boolean }> {
  const { pages, hasHiddenText } = await pdfPages(new Uint8Array(pdfWith(content)))
  return { text: pages.flatMap(({ spans }) => spans.map((span) => span.text)).join(' '), hasHiddenText }
}

describe('text that nobody sees is left out', () => {
  test.each([
    ['white on the paper', shown('1 g')],
    ['in the colour of a bar behind it', `0.2 0.3 0.4 rg 0 690 595 30 re f ${shown('0.2 0.3 0.4 rg')}`],
    ['almost in the colour of the paper', shown('0.98 g')],
    ['transparent', shown('/G gs 0 g')],
    ['as small as dust', shown('0 g', '40 700', 1)],
    ['invisible, without a picture of the page', shown('3 Tr')],
  ])('%s', async (_, content) => {
    const { text, hasHiddenText } = await read(content)
    expect(text).toContain('Siti Aminah')
    expect(text).not.toContain('Kubernetes')
    expect(hasHiddenText).toBe(true)
  })

  test('beside the page', async () =>
    expect((await read(shown('0 g', '700 700'))).text).not.toContain('Kubernetes'))

  test('the reading says so', async () => {
    const reading = await readCv(pdfWith(shown('1 g')), () => Promise.resolve('refused'))
    expect(reading).toMatchObject({ hasHiddenText: true, cv: { name: 'Siti Aminah binti Rahman' } })
  })
})

describe('text that a reader sees is read', () => {
  test.each([
    ['white on a dark bar', `0.1 g 0 690 595 30 re f ${shown('1 g')}`],
    ['white on a picture', `q 595 0 0 842 0 0 cm /I Do Q ${shown('1 g')}`],
    [
      'white on a shape with round edges',
      `0.1 g 0 690 m 9 700 9 720 20 720 c 500 720 l 595 720 595 690 570 690 c h f ${shown('1 g')}`,
    ],
    ['as outlines', shown('1 g 1 Tr')],
    ["a scanner's text behind its picture", `${shown('3 Tr')} q 595 0 0 842 0 0 cm /I Do Q`],
    ['grey', shown('0.6 g')],
  ])('%s', async (_, content) => {
    const { text, hasHiddenText } = await read(content)
    expect(text).toContain(keywords)
    expect(hasHiddenText).toBe(false)
  })

  test('once, where its shadow is drawn beside it', async () => {
    const { text } = await read(`${shown('0.5 g', '40.5 699.5')} ${shown('0 g')}`)
    expect(text.split('Kubernetes')).toHaveLength(2)
  })

  test('with the spaces of the file, where its letters are set apart', async () => {
    const letters = Array.from('SOFTWARE MANAGER')
      .map((letter) => `(${letter}) Tj 9 0 Td`)
      .join(' ')
    const { text } = await read(`BT /F1 10 Tf 0 g 40 700 Td ${letters} ET`)
    expect(text).toContain('SOFTWARE MANAGER')
  })
})

test('an icon without a mapping keeps the space that pdf.js puts behind it', () => {
  const glyphs = '\0mail of mine'.split('').map((unicode) => ({ unicode, width: 500 }))
  const operators = { fnArray: [1, 2, 3], argsArray: [[null, 10], [[1, 0, 0, 1, 40, 700]], [glyphs]] }
  const { lettersOf } = drawnBy(operators, [0, 0, 595, 842], { setFont: 1, setTextMatrix: 2, showText: 3 })
  expect(lettersOf('\0 mail of mine', 40, 700, 60)).toBe('\0 mail of mine')
})

test.each([
  ['upwards', '0 1 -1 0 50 680'],
  ['downwards', '0 -1 1 0 40 730'],
])(
  'dates that are turned %s are beside the row at their upper end, and other turned text is left out',
  async (_, matrix) => {
    const row = '40 718 Td (Beekeeper) Tj'
    const turned = (text: string): string => `BT /F1 10 Tf 0 g ${matrix} Tm (${text}) Tj ET`
    const content = `BT /F1 10 Tf 0 g ${row} ET ${turned('2019-2021')} ${turned('Decoration')}`
    const { pages } = await pdfPages(new Uint8Array(pdfWith(content)))
    const spans = pages.flatMap((page) => page.spans)
    const topOf = (text: string): number => spans.find((span) => span.text === text)?.top ?? Number.NaN
    expect(topOf('2019-2021')).toBeCloseTo(topOf('Beekeeper'), -1)
    expect(topOf('Decoration')).toBeNaN()
  },
)

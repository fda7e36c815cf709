import { getResolvedPDFJS, type getDocumentProxy } from 'unpdf'
import type { Page, Span } from '../layout/page.ts'
import { leastHiddenLetters } from './docx.ts'
import { drawnBy } from './drawn-text.ts'
import { restoreLigatures } from './ligatures.ts'
import { refuseOversized } from './pdf-size.ts'
import { LimitExceeded, UnreadableFile } from '../errors.ts'
import { isDates } from '../words/dates.ts'
import { remembered } from '../words/remembered.ts'

const maxPages = 50
const maxCharacters = 200_000
const maxSpansOfPage = 12_000
/** Spans, spaces and marks of tagged content. */
const maxItemsOfPage = 3 * maxSpansOfPage

/** Fonts whose glyphs are icons: a telephone icon in front of a number is not part of the number. */
const iconFont = /awesome|icon|material|wingding|webding|glyph|simple-line|ionic|feather/i
/** In characters: some icon fonts draw with two. */
const longestIcon = 2
/** A font of icons alone: LaTeX maps each of them to its name, such as "Map-marker-alt". */
const onlyIcons = /font ?awesome/i
const privateUse = /^[\uE000-\uF8FF\u{F0000}-\u{FFFFD}\s]+$/u

type Font = { name?: string }

/** What the name of a font says of its letters. */
const looksOf = (font: string) => ({
  bold: /bold|black|heavy|semibold|demi|extrab|-bd|\bbd\b/i.test(font),
  italic: /italic|oblique|slanted|-it\b/i.test(font),
  hasIcons: iconFont.test(font),
  isOfIcons: onlyIcons.test(font),
})
type FontLooks = ReturnType<typeof looksOf>

type OpenFile = Awaited<ReturnType<typeof getDocumentProxy>>
type OpenPage = Awaited<ReturnType<OpenFile['getPage']>>
type Items = Awaited<ReturnType<OpenPage['getTextContent']>>['items']

/** Extracts the text layer of a PDF with positions. It runs no script of the file and fetches nothing. */
export async function pdfPages(bytes: Uint8Array): Promise<{ pages: Page[]; hasHiddenText: boolean }> {
  refuseOversized(bytes)
  // unpdf's own function looks for the package of pdf.js's fonts at each file; the reader has none.
  const { getDocument, OPS } = await getResolvedPDFJS()
  const opening = getDocument({
    data: bytes,
    disableFontFace: true,
    useSystemFonts: false,
    // Decodes no image: the reader needs text and fonts.
    maxImageSize: 0,
    stopAtErrors: false,
    verbosity: 0,
  })
  const file = await opening.promise.catch((error: unknown) => {
    throw new UnreadableFile(
      error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'broken',
    )
  })
  try {
    if (file.numPages > maxPages) throw new LimitExceeded('pages')
    const pages: Page[] = []
    let characters = 0
    let hiddenLetters = 0
    for (let number = 1; number <= file.numPages; number += 1) {
      const page = await file.getPage(number)
      const { width, height } = page.getViewport({ scale: 1 })
      const items = await textItemsOf(page)
      // After it pdf.js knows the names of the fonts. On a page without text an overlarge page fails here, not in text recognition.
      const drawn = drawnBy(await page.getOperatorList(), page.view, OPS)
      const fontOf = remembered((name) => {
        try {
          return looksOf((page.commonObjs.get(name) as Font).name ?? '')
        } catch {
          return looksOf('')
        }
      })
      const spans = items.flatMap((item): Span[] => {
        // Items without `str` mark the beginning or end of tagged content.
        if (!('str' in item) || item.str.trim() === '') return []
        const [x, y] = [item.transform[4], item.transform[5]]
        if (drawn.isHidden(x, y, item.width)) {
          hiddenLetters += item.str.trim().length
          return []
        }
        const str = drawn.lettersOf(item.str, x, y, item.width)
        return spanOf(item, str, fontOf(item.fontName), height)
      })
      if (spans.length > maxSpansOfPage) throw new LimitExceeded('text')
      characters += spans.reduce((sum, { text }) => sum + text.length, 0)
      if (characters > maxCharacters) throw new LimitExceeded('text')
      pages.push({ width, height, spans: withoutShadows(spans) })
    }
    return { pages, hasHiddenText: hiddenLetters >= leastHiddenLetters }
  } finally {
    await file.cleanup()
  }
}

/** Takes the text in pieces, so that reading stops at the limit on a page that draws the same text very often. */
async function textItemsOf(page: OpenPage): Promise<Items> {
  const items: Items = []
  const reader = (page.streamTextContent() as ReadableStream<{ items: Items }>).getReader()
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    items.push(...piece.value.items)
    if (items.length <= maxItemsOfPage) continue
    await reader.cancel()
    throw new LimitExceeded('text')
  }
  return items
}

/** In points: how far a shadow lies from the text that it repeats. */
const shadow = 2

/** Leaves out text that is drawn twice at one place, as programs draw shadows and bold letters. */
function withoutShadows(spans: readonly Span[]): Span[] {
  const known = new Map<string, Span[]>()
  return spans.filter((span) => {
    const same = known.get(span.text) ?? []
    known.set(span.text, [...same, span])
    return !same.some(
      ({ left, top }) => Math.abs(left - span.left) < shadow && Math.abs(top - span.top) < shadow,
    )
  })
}

/** In multiples of the font size: from the upper edge of a row to its baseline. */
const capHeight = 0.8

function spanOf(
  { transform, width }: { transform: number[]; width: number },
  str: string,
  { bold, italic, hasIcons, isOfIcons }: FontLooks,
  pageHeight: number,
): Span[] {
  const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = transform
  const size = Math.hypot(c, d) || Math.hypot(a, b)
  const icon = privateUse.test(str) || isOfIcons || (hasIcons && str.trim().length <= longestIcon)
  const text = restoreLigatures(str).normalize('NFKC')
  const isTurned = Math.abs(b) > Math.abs(a)
  // Other turned text along the edge of a page is decoration.
  if (text.trim() === '' || (isTurned && !isDates(text.trim()))) return []
  // Turned dates are beside an entry, whose first row begins at their upper end.
  const place = isTurned
    ? { left: x - size, right: x, top: pageHeight - Math.max(y, y + Math.sign(b) * width) + capHeight * size }
    : { left: x, right: x + width, top: pageHeight - y }
  return [{ text, ...place, size, bold, italic, icon }]
}

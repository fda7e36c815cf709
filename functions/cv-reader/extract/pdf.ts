import { getDocumentProxy } from 'unpdf'
import type { Page, Span } from '../layout/page.ts'
import { restoreLigatures } from './ligatures.ts'
import { refuseOversized } from './pdf-size.ts'
import { LimitExceeded, UnreadableFile } from '../errors.ts'

const maxPages = 50
const maxCharacters = 200_000
const maxSpansOfPage = 12_000
/** Spans, spaces and marks of tagged content. */
const maxItemsOfPage = 3 * maxSpansOfPage

/** Fonts whose glyphs are icons: a telephone icon in front of a number is not part of the number. */
const iconFont = /awesome|icon|material|wingding|webding|glyph|simple-line|ionic|feather/i
/** In characters: some icon fonts draw with two. */
const longestIcon = 2
const privateUse = /^[\uE000-\uF8FF\u{F0000}-\u{FFFFD}\s]+$/u

type Font = { name?: string }

type OpenFile = Awaited<ReturnType<typeof getDocumentProxy>>
type OpenPage = Awaited<ReturnType<OpenFile['getPage']>>
type Items = Awaited<ReturnType<OpenPage['getTextContent']>>['items']

/** Extracts the text layer of a PDF with positions. It runs no script of the file and fetches nothing. */
export async function pdfPages(bytes: Uint8Array): Promise<Page[]> {
  refuseOversized(bytes)
  const file = await getDocumentProxy(bytes, {
    disableFontFace: true,
    useSystemFonts: false,
    // Decodes no image: the reader needs text and fonts.
    maxImageSize: 0,
    stopAtErrors: false,
    verbosity: 0,
  }).catch((error: unknown) => {
    throw new UnreadableFile(
      error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'broken',
    )
  })
  try {
    if (file.numPages > maxPages) throw new LimitExceeded('pages')
    const pages: Page[] = []
    let characters = 0
    for (let number = 1; number <= file.numPages; number += 1) {
      const page = await file.getPage(number)
      const { width, height } = page.getViewport({ scale: 1 })
      const items = await textItemsOf(page)
      // pdf.js knows a font's name only after it has read the drawing operators of a page that uses it.
      // On a page without text the operators are always read, so that an overlarge page fails here and not in text recognition.
      const isKnown =
        items.length > 0 && items.every((item) => !('str' in item) || page.commonObjs.has(item.fontName))
      if (!isKnown) await page.getOperatorList()
      const fontOf = (name: string): Font => {
        try {
          return page.commonObjs.get(name) as Font
        } catch {
          return {}
        }
      }
      const fonts = new Map<string, string>()
      const spans = items.flatMap((item): Span[] => {
        // Items without `str` mark the beginning or end of tagged content.
        if (!('str' in item)) return []
        const known = fonts.get(item.fontName) ?? fontOf(item.fontName).name ?? ''
        fonts.set(item.fontName, known)
        return spanOf(item, known, height)
      })
      if (spans.length > maxSpansOfPage) throw new LimitExceeded('text')
      characters += spans.reduce((sum, { text }) => sum + text.length, 0)
      if (characters > maxCharacters) throw new LimitExceeded('text')
      pages.push({ width, height, spans })
    }
    return pages
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

/** "T R A I N I N G", "M A N A GE R": a word whose letters are set apart, also where a font sets two of them closer. */
const letterSpaced = /^(?=(?:\S{2,3} )*\S (?:\S{2,3} )*\S )(?:\p{Lu}{1,2} ){2,}\p{Lu}{1,2}$/u
/** The least share of single letters; a row of initials and short words has fewer. */
const minSingleLetters = 0.6

/** "D EC 2016": a month in capitals whose letters are set apart. */
const spacedMonth =
  /(?<!\p{L})(?:J ?A ?N|F ?E ?B|M ?A ?[RY]|A ?P ?R|J ?U ?[NL]|A ?U ?G|S ?E ?P|O ?C ?T|N ?O ?V|D ?E ?C)(?= (?:19|20)\d{2})/gu

function withoutLetterSpacing(spaced: string): string {
  const text = spaced.replace(spacedMonth, (month) => month.replaceAll(' ', ''))
  const pieces = text.split(' ')
  const singles = pieces.filter(({ length }) => length === 1).length
  return letterSpaced.test(text) && singles >= minSingleLetters * pieces.length ? pieces.join('') : text
}

function spanOf(
  { str, transform, width }: { str: string; transform: number[]; width: number },
  font: string,
  pageHeight: number,
): Span[] {
  if (str === '') return []
  const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = transform
  const size = Math.hypot(c, d) || Math.hypot(a, b)
  // Rotated text along the edge of a page is decoration.
  if (Math.abs(b) > Math.abs(a)) return []
  const icon =
    str.trim() !== '' && (privateUse.test(str) || (iconFont.test(font) && str.trim().length <= longestIcon))
  const whole = restoreLigatures(str).normalize('NFKC')
  const text = withoutLetterSpacing(whole)
  return [
    {
      text,
      isSpaced: text !== whole,
      left: x,
      right: x + width,
      top: pageHeight - y,
      size,
      bold: /bold|black|heavy|semibold|demi|extrab|-bd|\bbd\b/i.test(font),
      italic: /italic|oblique|slanted|-it\b/i.test(font),
      icon,
    },
  ]
}

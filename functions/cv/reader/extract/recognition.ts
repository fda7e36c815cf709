import type { RecognisedPage, RecognisedWord } from '../../../ports.ts'
import type { Page, Span } from '../layout/page.ts'
import { wordsOf } from '../words/words-of.ts'

/** A short word of low confidence is a ruled line or a speck that recognition took for letters. */
const doubtful = { confidence: 30, longest: 3 } as const

const isSpeck = ({ text, confidence }: RecognisedWord): boolean =>
  confidence < doubtful.confidence && text.length <= doubtful.longest

/** In percent: words recognised with less are misread often enough that a person should look at them. */
const fewestCertainPercent = 60

/** The words, in lower case, of which text recognition itself was not sure. */
export const doubtfulWordsOf = (pages: readonly RecognisedPage[]): ReadonlySet<string> =>
  new Set(
    pages.flatMap(({ words }) =>
      words.flatMap(({ text, confidence }) => (confidence < fewestCertainPercent ? wordsOf(text) : [])),
    ),
  )

/** Characters that text recognition returns for a bullet. */
const misreadBullet = /^[eo©®«»¢*+°.•·-]$/

/** Converts recognised words into the spans of a text layer. */
export function pagesOf(recognised: readonly RecognisedPage[]): Page[] {
  return recognised.map(({ width, height, words: all }) => ({
    width,
    height,
    spans: all
      .filter((word) => !isSpeck(word))
      .map((word, index, words): Span => {
        const before = words[index - 1]
        const next = words[index + 1]
        const beginsLine = before === undefined || Math.abs(before.bottom - word.bottom) > word.height / 2
        const isBullet =
          beginsLine &&
          misreadBullet.test(word.text) &&
          next !== undefined &&
          Math.abs(next.bottom - word.bottom) < word.height &&
          next.left - word.right > 0.5 * word.height
        return {
          text: isBullet ? '•' : word.text.normalize('NFKC'),
          left: word.left,
          right: word.right,
          top: word.bottom,
          size: word.height,
          bold: false,
          italic: false,
          icon: false,
        }
      }),
  }))
}

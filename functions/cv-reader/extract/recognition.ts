import type { RecognisedPage, RecognisedWord } from '../text-recognition.ts'
import type { Page, Span } from '../layout/page.ts'
import { wordsOf } from '../words/words-of.ts'

/** A short word of low confidence is a ruled line or a speck that recognition took for letters. */
const doubtful = { confidence: 30, longest: 3 } as const

/** A ruled line, read as dashes or as one letter many times: "_—", "EEEEEE———". */
const ruledLine = /^(?:[-_—–=~.]*[_—–=~][-_—–=~.]*|(?=.*[_—–]{3})[\p{L}_—–-]+)$/u

const isSpeck = ({ text, confidence }: RecognisedWord): boolean =>
  (confidence < doubtful.confidence && text.length <= doubtful.longest) ||
  (ruledLine.test(text) && !/^[-–—]$/.test(text))

/** In percent: words below it are misread often enough that the candidate should check them. */
const minCertainPercent = 60

/** The words, in lower case, of which text recognition itself was not sure. */
export const doubtfulWordsOf = (pages: readonly RecognisedPage[]): ReadonlySet<string> =>
  new Set(
    pages.flatMap(({ words }) =>
      words.flatMap(({ text, confidence }) => (confidence < minCertainPercent ? wordsOf(text) : [])),
    ),
  )

/** One character: recognition returns a letter or a digit for a tick, an arrow or a square. */
const anySign = /^[^aAI\s]$/u
/** Fewer signs at the same edge can be words. */
const minSignsAtEdge = 3

/** In multiples of the height of letters: a wider gap separates columns. */
const gapOfColumns = 2

/** Whether the word before it is in another row or another column, or missing. */
const beginsText = (before: RecognisedWord | undefined, word: RecognisedWord): boolean =>
  before === undefined ||
  Math.abs(before.bottom - word.bottom) > word.height / 2 ||
  word.left - before.right > gapOfColumns * word.height

/** Signs that begin several rows at the same edge are bullets, whatever they were recognised as. */
function signsAtEdges(words: readonly RecognisedWord[]): ReadonlySet<RecognisedWord> {
  const signs = words.filter((word, index) => {
    const [before, next] = [words[index - 1], words[index + 1]]
    const begins = beginsText(before, word)
    const isFollowed =
      next !== undefined && Math.abs(next.bottom - word.bottom) < word.height && next.left > word.right
    return begins && isFollowed && anySign.test(word.text)
  })
  const beside = (sign: RecognisedWord): number =>
    signs.filter(({ left }) => Math.abs(left - sign.left) < sign.height / 2).length
  return new Set(signs.filter((sign) => beside(sign) >= minSignsAtEdge))
}

/** An I at the beginning of a word, read as an l: no word of the CV's languages begins with l and these letters. */
const misreadI = /^l(?=[bcdfghjkmnpqrstvwxz]\p{Ll})(?!td)/u

/** Converts recognised words into the spans of a text layer. */
export function pagesOf(recognised: readonly RecognisedPage[]): Page[] {
  return recognised.map(({ width, height, words }) => {
    const signs = signsAtEdges(words)
    return {
      width,
      height,
      spans: words
        .filter((word) => signs.has(word) || !isSpeck(word))
        .map((word): Span => ({
          text: signs.has(word) ? '•' : word.text.normalize('NFKC').replace(misreadI, 'I'),
          left: word.left,
          right: word.right,
          top: word.bottom,
          size: word.height,
          bold: false,
          italic: false,
          icon: false,
        })),
    }
  })
}

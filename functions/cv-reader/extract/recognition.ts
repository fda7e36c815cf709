import type { RecognisedPage, RecognisedWord } from '../text-recognition.ts'
import type { Page, Span } from '../layout/page.ts'
import { wordsOf } from '../words/words-of.ts'

/** A short word of low confidence is a ruled line or a speck that recognition took for letters. */
const doubtful = { confidence: 30, longest: 3 } as const

/** A ruled line, read as dashes or as one letter many times: "_—", "EEEEEE———". */
const ruledLine = /^(?:[-_—–=~.]*[_—–=~][-_—–=~.]*|(?=.*[_—–]{3})[\p{L}_—–-]+)$/u

/** "'21", whose apostrophe can be read as a quotation mark. */
const yearOfTwoDigits = /^['’"“”](?=\d{2}$)/

const isSpeck = ({ text, confidence }: RecognisedWord): boolean =>
  (confidence < doubtful.confidence && text.length <= doubtful.longest && !yearOfTwoDigits.test(text)) ||
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

/** In characters: a shorter dash is punctuation. */
const shortestRule = 3

/** Finds words of low confidence in the row of a ruled line: its beginning, read as letters. */
function onRules(words: readonly RecognisedWord[]): (word: RecognisedWord) => boolean {
  const rules = words.filter(({ text }) => text.length >= shortestRule && ruledLine.test(text))
  return ({ bottom, height, confidence }) =>
    confidence < minCertainPercent && rules.some((rule) => Math.abs(rule.bottom - bottom) < height / 2)
}

/** Characters that text recognition returns for a bullet. */
const misreadBullet = /^[eo>✓©®«»¢*+°.•·-]$/

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

/** Signs that text recognition returns for a dot between two items of a row. */
const misreadDot = /^[«»©®°+*¢]$/

/** An I at the beginning of a word, read as an l: no word of the CV's languages begins with l and these letters. */
const misreadI = /^l(?=[bcdfghjkmnpqrstvwxz]\p{Ll})(?!td)/u

/** The sign of an e-mail address, read twice: "name®@example.org". */
const signReadTwice = /[®©](?=@)/g

/** The edge of a table's cell, read as a bracket that has no second one. */
function withoutEdge(text: string): string {
  const opens = /^[[\]{}|]+(?=[\p{L}\d])/u
  const closes = /(?<=[\p{L}\d])[[\]{}|]+$/u
  return opens.test(text) === closes.test(text) ? text : text.replace(opens, '').replace(closes, '')
}

const corrected = (text: string): string =>
  withoutEdge(text.normalize('NFKC'))
    .replace(misreadI, 'I')
    .replace(yearOfTwoDigits, "'")
    .replace(signReadTwice, '')

/** In multiples of the height of letters. */
const narrowestSpace = 0.2

/**
 * The boxes of two words overlap where recognition places an edge wrongly: a word ends before the next one begins.
 * Only an e-mail address can be one word in two boxes.
 */
function rightOf({ text, left, right, bottom, height }: RecognisedWord, next?: RecognisedWord): number {
  const isBeside = next !== undefined && Math.abs(next.bottom - bottom) < height / 2 && next.left > left
  if (!isBeside || `${text}${next.text}`.includes('@')) return right
  return Math.min(right, Math.max(left, next.left - narrowestSpace * height))
}

/** Converts recognised words into the spans of a text layer. */
export function pagesOf(recognised: readonly RecognisedPage[]): Page[] {
  return recognised.map(({ width, height, words: all }) => {
    const isOnRule = onRules(all)
    const signs = signsAtEdges(all)
    return {
      width,
      height,
      spans: all
        .filter((word) => signs.has(word) || (!isSpeck(word) && !isOnRule(word)))
        .map((word, index, words): Span => {
          const before = words[index - 1]
          const next = words[index + 1]
          const beginsLine = beginsText(before, word)
          const isBullet =
            signs.has(word) ||
            (beginsLine &&
              misreadBullet.test(word.text) &&
              next !== undefined &&
              Math.abs(next.bottom - word.bottom) < word.height &&
              next.left - word.right > 0.5 * word.height)
          return {
            text: isBullet || (!beginsLine && misreadDot.test(word.text)) ? '•' : corrected(word.text),
            left: word.left,
            right: rightOf(word, next),
            top: word.bottom,
            size: word.height,
            bold: false,
            italic: false,
            icon: false,
          }
        }),
    }
  })
}

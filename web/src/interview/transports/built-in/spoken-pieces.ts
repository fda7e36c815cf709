import { sentencesOf } from '../../machine/sentences.ts'

/** About ten seconds: some browsers stop an utterance after fifteen without an `end` event. */
const maxWords = 26

const wordsIn = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '')

/** Breaks a long sentence after a comma, or else after `maxWords`. */
function broken(sentence: string): string[] {
  const words = wordsIn(sentence)
  if (words.length <= maxWords) return [words.join(' ')]
  const comma = words.slice(0, maxWords).findLastIndex((word) => /[,;:–]$/.test(word))
  const length = comma < 4 ? maxWords : comma + 1
  return [words.slice(0, length).join(' '), ...broken(words.slice(length).join(' '))]
}

/** "03-7627 2929" and "call 999" are said digit by digit. */
const telephone = /\b0\d*(?:[- ]\d{3,})+\b|(?<=\bcall )\d{3,6}\b/gu

const spoken = (text: string): string =>
  text.replaceAll(telephone, (number) =>
    number
      .split(/[- ]/u)
      .map((part) => Array.from(part).join(' '))
      .join(', '),
  )

/** A line in the pieces that are spoken one after the other. */
export const spokenPieces = (text: string): string[] =>
  sentencesOf(spoken(text), true)
    .sentences.flatMap(broken)
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece))

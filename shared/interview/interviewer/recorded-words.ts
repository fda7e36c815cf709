import { charactersOf, type StoredEntry, type TranscriptEntry } from '../transcript.ts'
import { transcriptLimits } from '../transcript-limits.ts'

/** A word that was recognised in a recording, in milliseconds of the interview. */
export type RecordedWord = Readonly<{ text: string; startMilliseconds: number; endMilliseconds: number }>

/** In milliseconds of the interview. */
export type Span = Readonly<{ from: number; until: number }>

/** The page detects a voice with a delay, and the times of recognised words are not exact. */
const marginMilliseconds = 1500

const spanOf = ({
  startMilliseconds: from = 0,
  endMilliseconds: until = from,
}: Pick<TranscriptEntry, 'startMilliseconds' | 'endMilliseconds'>): Span => ({ from, until })

/** The candidate spoke, and live recognition produced no words. */
const isMissing = ({ role, isUnrecognised, startMilliseconds }: TranscriptEntry): boolean =>
  role === 'user' && isUnrecognised === true && startMilliseconds !== undefined

/** The times for which words are missing. */
export const missingSpans = (entries: readonly TranscriptEntry[]): Span[] =>
  entries.filter(isMissing).map(spanOf)

/** How far a moment is from a span; 0 within it. */
const distance = ({ from, until }: Span, at: number): number => Math.max(from - at, at - until, 0)

/** The index of the spoken answer to which a word belongs: the nearest one, even if it already has words. */
function answerOf(entries: readonly TranscriptEntry[], word: RecordedWord): number | undefined {
  const at = (word.startMilliseconds + word.endMilliseconds) / 2
  const near = entries
    .map((entry, index) => ({ entry, index, away: distance(spanOf(entry), at) }))
    .filter(
      ({ entry, away }) => entry.role === 'user' && entry.isTyped !== true && away <= marginMilliseconds,
    )
    .toSorted((a, b) => a.away - b.away)
  return near[0]?.index
}

const textOf = (words: readonly RecordedWord[]): string => words.map(({ text }) => text).join(' ')

/** Splits words into pieces that fit an entry. */
function piecesOf(words: readonly RecordedWord[]): RecordedWord[][] {
  const pieces: RecordedWord[][] = []
  let characters = 0
  for (const word of words) {
    characters += word.text.length + 1
    const last = pieces.at(-1)
    if (last !== undefined && characters <= transcriptLimits.entryCharacters) last.push(word)
    else {
      pieces.push([word])
      characters = word.text.length
    }
  }
  return pieces
}

function filled(entry: StoredEntry, words: readonly RecordedWord[]): StoredEntry[] {
  const { isUnrecognised: _, spokenMilliseconds, ...rest } = entry
  return piecesOf(words).map((piece, index) => ({
    ...rest,
    content: textOf(piece),
    startMilliseconds: piece[0]?.startMilliseconds,
    endMilliseconds: piece.at(-1)?.endMilliseconds,
    source: 'batch',
    wordStarts: piece.map(({ startMilliseconds }) => startMilliseconds),
    ...(index === 0 && spokenMilliseconds !== undefined && { spokenMilliseconds }),
  }))
}

/**
 * The transcript with the words of the recording in answers that live recognition missed. An answer without recorded words, and one
 * that would exceed the transcript's limits, stays unchanged.
 */
export function withRecordedWords(
  entries: readonly StoredEntry[],
  words: readonly RecordedWord[],
): StoredEntry[] {
  const wordsOfLine = new Map<number, RecordedWord[]>()
  for (const word of words.toSorted((a, b) => a.startMilliseconds - b.startMilliseconds)) {
    const index = answerOf(entries, word)
    if (index !== undefined) wordsOfLine.set(index, [...(wordsOfLine.get(index) ?? []), word])
  }
  let [count, characters] = [entries.length, charactersOf(entries)]
  return entries.flatMap((entry, index) => {
    const lineWords = wordsOfLine.get(index)
    if (lineWords === undefined || !isMissing(entry)) return [entry]
    const pieces = filled(entry, lineWords)
    const [moreEntries, moreCharacters] = [pieces.length - 1, charactersOf(pieces) - entry.content.length]
    if (
      count + moreEntries > transcriptLimits.entries ||
      characters + moreCharacters > transcriptLimits.characters
    )
      return [entry]
    count += moreEntries
    characters += moreCharacters
    return pieces
  })
}

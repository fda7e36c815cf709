import type { StoredEntry } from '../transcript.ts'
import { sentencesOf } from './sentences.ts'

/** An entry of the interviewer, marked by the server's record of the turns. */
export type MarkedEntry = StoredEntry & {
  by?: 'model' | 'built-in'
  /** Only the page says that the interviewer said this. */
  isPageClaim?: true
  /** The record has the line; the page did not report whether it was said. */
  isUnconfirmed?: true
}

type Recorded = {
  answer: string
  sentences: readonly string[]
  /** How many of them the page reported as said; undefined where it reported nothing. */
  heard?: number | undefined
  section: number
  question: number
  /** Asked for before the candidate had certainly finished, and the page reported nothing of it. */
  mayBeUnsaid?: boolean
}

/** The sentences of a turn that were said; all of them where the page reported nothing. */
export const heardSentences = ({ sentences, heard }: Pick<Recorded, 'sentences' | 'heard'>): string[] =>
  sentences.slice(0, heard)

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const sourceTexts = (texts: readonly string[]): string[] =>
  [...new Set(texts.flatMap(sentencesOf).map(plain))]
    .filter((line) => line !== '')
    .toSorted((a, b) => b.length - a.length)

/** The rest of a text without these sentences. */
function without(text: string, sentences: readonly string[]): string {
  let rest = ` ${text} `
  for (const sentence of sentences)
    while (rest.includes(` ${sentence} `)) rest = rest.replace(` ${sentence} `, '  ')
  return rest.replaceAll(/\s+/gu, ' ').trim()
}

/** One line can contain sentences of the model and the next question of the script. */
function marked(entry: StoredEntry, { model, script }: { model: string[]; script: string[] }): MarkedEntry {
  const content = plain(entry.content)
  const rest = without(content, model)
  if (without(rest, script) !== '') return { ...entry, isPageClaim: true }
  return { ...entry, by: rest === content ? 'built-in' : 'model' }
}

/**
 * The transcript that a page sent, checked against the server's record of the turns. An interviewer's line that is neither in the
 * record nor in the script is marked. A line of the record that the page left out is inserted behind its answer and marked, unless
 * the page reported that it was not said.
 */
export function withRecord(
  entries: readonly StoredEntry[],
  { turns, script }: { turns: readonly Recorded[]; script: readonly string[] },
): MarkedEntry[] {
  const lines = { model: sourceTexts(turns.flatMap(heardSentences)), script: sourceTexts(script) }
  const all = entries.map((entry): MarkedEntry => (entry.role === 'assistant' ? marked(entry, lines) : entry))
  const claimed = entries.filter(({ role }) => role === 'assistant').map(({ content }) => plain(content))
  for (const turn of turns) {
    const spokenSentences = heardSentences(turn)
    const isThere = spokenSentences.some((sentence) =>
      claimed.some((content) => content.includes(plain(sentence))),
    )
    if (spokenSentences.length === 0 || isThere || turn.mayBeUnsaid === true) continue
    const { section, question, answer, heard } = turn
    const after = all.findLastIndex(
      ({ role, content }) => role === 'user' && plain(content) === plain(answer),
    )
    all.splice(after < 0 ? all.length : after + 1, 0, {
      role: 'assistant',
      content: spokenSentences.join(' '),
      section,
      question,
      by: 'model',
      ...(heard === undefined && { isUnconfirmed: true }),
    })
  }
  return all
}

import type { StoredEntry } from '../transcript.ts'
import { sentencesOf } from './sentences.ts'

/** Whose the interviewer's line is, by the server: a model's, or the built-in interviewer's. */
export type MarkedEntry = StoredEntry & {
  by?: 'model' | 'built-in'
  /** The page alone says that the interviewer said this. */
  isPageClaim?: true
  /** The server knows the line, and no page said that it was heard. */
  isUnconfirmed?: true
}

type Recorded = {
  answer: string
  sentences: readonly string[]
  /** How many of them the page said, by its own count; undefined where it did not tell. */
  heard?: number | undefined
  section: number
  question: number
}

/** What of a turn was said, as far as is known. */
export const heardSentences = ({ sentences, heard }: Pick<Recorded, 'sentences' | 'heard'>): string[] =>
  sentences.slice(0, heard)

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const known = (texts: readonly string[]): string[] =>
  [...new Set(texts.flatMap(sentencesOf).map(plain))]
    .filter((line) => line !== '')
    .toSorted((a, b) => b.length - a.length)

/** What is left of a text without these sentences. */
function without(text: string, sentences: readonly string[]): string {
  let rest = ` ${text} `
  for (const sentence of sentences)
    while (rest.includes(` ${sentence} `)) rest = rest.replace(` ${sentence} `, '  ')
  return rest.replaceAll(/\s+/gu, ' ').trim()
}

/** A line can be one of the model and the next question of the script. */
function marked(entry: StoredEntry, { model, script }: { model: string[]; script: string[] }): MarkedEntry {
  const content = plain(entry.content)
  const rest = without(content, model)
  if (without(rest, script) !== '') return { ...entry, isPageClaim: true }
  return { ...entry, by: rest === content ? 'built-in' : 'model' }
}

/**
 * The transcript with the interviewer's lines of the server's record: one that neither the record nor the script knows is marked.
 * What the page says it did not say is not in it; a line about which it said nothing and that it left out is put back behind the
 * answer to which it belongs, and marked.
 */
export function withRecord(
  entries: readonly StoredEntry[],
  { turns, script }: { turns: readonly Recorded[]; script: readonly string[] },
): MarkedEntry[] {
  const lines = { model: known(turns.flatMap(heardSentences)), script: known(script) }
  const all = entries.map((entry): MarkedEntry => (entry.role === 'assistant' ? marked(entry, lines) : entry))
  const claimed = entries.filter(({ role }) => role === 'assistant').map(({ content }) => plain(content))
  for (const turn of turns) {
    const said = heardSentences(turn)
    const isThere = said.some((sentence) => claimed.some((content) => content.includes(plain(sentence))))
    if (said.length === 0 || isThere) continue
    const { section, question, answer, heard } = turn
    const after = all.findLastIndex(
      ({ role, content }) => role === 'user' && plain(content) === plain(answer),
    )
    all.splice(after < 0 ? all.length : after + 1, 0, {
      role: 'assistant',
      content: said.join(' '),
      section,
      question,
      by: 'model',
      ...(heard === undefined && { isUnconfirmed: true }),
    })
  }
  return all
}

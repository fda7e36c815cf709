import type { StoredEntry } from '../transcript.ts'

/** `isPageClaim`: the page alone says that the interviewer said this. */
export type MarkedEntry = StoredEntry & { isPageClaim?: true }

type Recorded = { answer: string; sentences: readonly string[]; section: number; question: number }

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/**
 * The transcript with the interviewer's lines of the server's record: one that neither the record nor the script knows is marked, and
 * one of the record that the page left out is put back behind the answer to which it was said.
 */
export function withRecord(
  entries: readonly StoredEntry[],
  { turns, script }: { turns: readonly Recorded[]; script: readonly string[] },
): MarkedEntry[] {
  const said = turns.filter(({ sentences }) => sentences.length > 0)
  const known = [...said.map(({ sentences }) => sentences.join(' ')), ...script].map(plain)
  const marked = entries.map((entry): MarkedEntry => {
    if (entry.role !== 'assistant') return entry
    return isKnown(plain(entry.content), known) ? entry : { ...entry, isPageClaim: true }
  })
  const claimed = entries.filter(({ role }) => role === 'assistant').map(({ content }) => plain(content))
  for (const turn of said) {
    const line = turn.sentences.join(' ')
    if (claimed.some((content) => content.includes(plain(line)))) continue
    const { section, question } = turn
    const after = marked.findLastIndex(
      ({ role, content }) => role === 'user' && plain(content) === plain(turn.answer),
    )
    marked.splice(after < 0 ? marked.length : after + 1, 0, {
      role: 'assistant',
      content: line,
      section,
      question,
    })
  }
  return marked
}

/** A line can be one of the model and the next question of the script. */
function isKnown(content: string, known: readonly string[]): boolean {
  let rest = content
  for (const line of known.toSorted((a, b) => b.length - a.length))
    if (line !== '') rest = rest.replace(line, ' ').trim()
  return rest.replaceAll(/\s+/gu, '') === ''
}

import type { TranscriptEntry } from '#shared/domain/transcript.ts'
import { escapeHtml } from '../../mail/email.ts'
import { clockText } from './words.ts'

type Asked = { section: number; question: number; lines: readonly TranscriptEntry[] }

/** The interviewer's lines about each question, in the order in which they were first asked. */
export function askedIn(entries: readonly TranscriptEntry[]): Asked[] {
  const asked = new Map<string, Asked>()
  for (const entry of entries) {
    const { role, section, question } = entry
    if (role !== 'assistant' || section === undefined || question === undefined) continue
    const key = `${section} ${question}`
    const lines = [...(asked.get(key)?.lines ?? []), entry]
    asked.set(key, { section, question, lines })
  }
  return [...asked.values()]
}

/** The end of a line is the question; before it stands a word about the answer before. */
const questionOf = ({ content }: TranscriptEntry): string => content.split(/(?<=[.!?])\s+/).at(-1) ?? content

function jumpHtml(entry: TranscriptEntry, text: string): string {
  const { startMilliseconds: start } = entry
  return start === undefined
    ? `<span dir="auto">${escapeHtml(text)}</span>`
    : `<button type="button" class="jump" data-at="${start / 1000}"><time>${clockText(start)}</time><span dir="auto">${escapeHtml(text)}</span></button>`
}

function questionHtml({ lines: [first, ...more] }: Asked): string {
  if (first === undefined) return ''
  const folded =
    more.length === 0
      ? ''
      : `<details><summary>${more.length} follow-up${more.length === 1 ? '' : 's'}</summary><ol>${more.map((line) => `<li>${jumpHtml(line, questionOf(line))}</li>`).join('')}</ol></details>`
  return `<li>${jumpHtml(first, questionOf(first))}${folded}</li>`
}

/** Where each question was asked, by section; follow-ups are folded below their question. */
export function jumpsHtml(
  entries: readonly TranscriptEntry[],
  sections: readonly { title: string }[],
): string {
  const asked = askedIn(entries)
  const titles = sections.map(({ title }, section) => ({
    title,
    questions: asked.filter((each) => each.section === section),
  }))
  return titles
    .filter(({ questions }) => questions.length > 0)
    .map(
      ({ title, questions }) =>
        `<h3 dir="auto">${escapeHtml(title)}</h3><ol class="jumps">${questions.map(questionHtml).join('')}</ol>`,
    )
    .join('')
}

/** What the candidate asked: sentences of theirs that end as a question. */
export const candidateQuestionsIn = (
  entries: readonly TranscriptEntry[],
): { text: string; entry: TranscriptEntry }[] =>
  entries
    .filter(({ role, isUnrecognised }) => role === 'user' && isUnrecognised !== true)
    .flatMap((entry) =>
      entry.content
        .split(/(?<=[.!?])\s+/)
        .filter((sentence) => /\p{L}.*\?$/su.test(sentence.trim()))
        .map((text) => ({ text: text.trim(), entry })),
    )

/** For the hiring team to answer: the interviewer tells the candidate that it will. */
export function candidateQuestionsHtml(entries: readonly TranscriptEntry[]): string {
  const questions = candidateQuestionsIn(entries)
  return questions.length === 0
    ? ''
    : `<section class="card"><h2>The candidate asked</h2><ol class="jumps">${questions.map(({ text, entry }) => `<li>${jumpHtml(entry, text)}</li>`).join('')}</ol></section>`
}

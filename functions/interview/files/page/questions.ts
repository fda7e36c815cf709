import { askedIn, candidateQuestionsIn, questionOf, type Asked } from '#shared/interview/asked-questions.ts'
import type { TranscriptEntry } from '#shared/interview/transcript.ts'
import { escapeHtml } from '#functions/platform/mail/email.ts'
import { clockText } from './words.ts'

function jumpHtml(entry: TranscriptEntry, text: string): string {
  const { startMilliseconds: start } = entry
  return start === undefined
    ? `<span dir="auto">${escapeHtml(text)}</span>`
    : `<button type="button" class="jump" data-at="${start / 1000}"><time>${clockText(start)}</time><span dir="auto">${escapeHtml(text)}</span></button>`
}

type Section = { title: string; questions: readonly string[] }

function questionHtml({ question, lines: [first, ...more] }: Asked, { questions }: Section): string {
  if (first === undefined) return ''
  const folded =
    more.length === 0
      ? ''
      : `<details><summary>${more.length} follow-up${more.length === 1 ? '' : 's'}</summary><ol>${more.map((line) => `<li>${jumpHtml(line, questionOf(line))}</li>`).join('')}</ol></details>`
  return `<li>${jumpHtml(first, questionOf(first, questions[question]))}${folded}</li>`
}

/** Where each question was asked, by section; follow-ups are folded below their question. */
export function jumpsHtml(entries: readonly TranscriptEntry[], sections: readonly Section[]): string {
  const asked = askedIn(entries)
  return sections
    .map((section, index) => ({ section, questions: asked.filter((each) => each.section === index) }))
    .filter(({ questions }) => questions.length > 0)
    .map(
      ({ section, questions }) =>
        `<h3 dir="auto">${escapeHtml(section.title)}</h3><ol class="jumps">${questions.map((each) => questionHtml(each, section)).join('')}</ol>`,
    )
    .join('')
}

/** Questions that the hiring team answers, as the interviewer promises the candidate. */
export function candidateQuestionsHtml(entries: readonly TranscriptEntry[]): string {
  const questions = candidateQuestionsIn(entries)
  return questions.length === 0
    ? ''
    : `<section class="card"><h2>The candidate asked</h2><ol class="jumps">${questions.map(({ text, entry }) => `<li>${jumpHtml(entry, text)}</li>`).join('')}</ol></section>`
}

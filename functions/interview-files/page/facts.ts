import type { Insights } from '#shared/domain/insights.ts'
import { escapeHtml } from '../../mail/email.ts'
import { durationText } from './words.ts'

const entry = (term: string, text: string | number): string =>
  `<dt>${term}</dt><dd>${escapeHtml(String(text))}</dd>`

const silencesText = ({ count, totalSeconds, maxSeconds }: Insights['silences']): string =>
  count === 0
    ? 'none'
    : `${count}, ${durationText(totalSeconds)} in all, the longest ${durationText(maxSeconds)}`

/** What was counted in the interview. */
export const countedHtml = (insights: Insights): string =>
  `<dl>${[
    entry('Candidate talked', durationText(insights.talkSeconds.candidate)),
    entry('Interviewer talked', durationText(insights.talkSeconds.interviewer)),
    entry('Words of the candidate', insights.words.candidate),
    entry('Questions answered', `${insights.questionsAnswered} of ${insights.questionsAsked} asked`),
    entry('Typed answers', insights.typedAnswers),
    entry('Silences of 10 s and more', silencesText(insights.silences)),
  ].join('')}</dl>`

/** The sections with their questions. */
export function sectionsHtml({ sections }: Insights): string {
  if (sections.length === 0) return ''
  const rows = sections.map(
    ({ title, questions, asked, answered }) =>
      `<tr><td dir="auto">${escapeHtml(title)}</td><td>${asked} of ${questions}</td><td>${answered}</td></tr>`,
  )
  return `<table><thead><tr><th scope="col">Section</th><th scope="col">Asked</th><th scope="col">Answered</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
}

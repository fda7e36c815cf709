import type { Insights } from '#shared/interview/insights.ts'
import { escapeHtml } from '#functions/platform/mail/email.ts'
import type { Summary } from '../summary.ts'
import { durationText } from './words.ts'

const entry = (term: string, text: string | number): string =>
  `<dt>${term}</dt><dd>${escapeHtml(String(text))}</dd>`

const silencesText = ({ count, totalSeconds, maxSeconds }: Insights['silences']): string =>
  count === 0
    ? 'none'
    : `${count}, ${durationText(totalSeconds)} in all, the longest ${durationText(maxSeconds)}`

/** Stands before the counts, because readers would take few words for short answers. */
const unrecognisedHtml = ({ unrecognisedAnswers }: Insights): string =>
  unrecognisedAnswers === 0
    ? ''
    : '<p class="note">Words are not counted, because not every spoken answer was written down. Listen to the recording.</p>'

/** An agent that words the questions itself does not report which of them it asked. */
export const knowsQuestions = (insights: Insights, provider: Summary['interview']['provider']): boolean =>
  provider === 'built-in' || insights.questionsAsked > 0

export const countedHtml = (insights: Insights, provider: Summary['interview']['provider']): string =>
  unrecognisedHtml(insights) +
  `<dl>${[
    entry('Candidate talked', durationText(insights.talkSeconds.candidate)),
    entry('Interviewer talked', durationText(insights.talkSeconds.interviewer)),
    ...(insights.words.candidate === null ? [] : [entry("Candidate's words", insights.words.candidate)]),
    entry(
      'Questions with a reply',
      knowsQuestions(insights, provider)
        ? `${insights.questionsWithReply} of ${insights.questionsAsked} asked`
        : 'not counted: the interviewer put them in its own words',
    ),
    entry('Typed answers', insights.typedAnswers),
    entry('Pauses of 10 s or longer', silencesText(insights.silences)),
  ].join('')}</dl>`

/** The sections with their questions. */
export function sectionsHtml(insights: Insights, provider: Summary['interview']['provider']): string {
  const { sections } = insights
  if (sections.length === 0 || !knowsQuestions(insights, provider)) return ''
  const rows = sections.map(
    ({ title, questions, asked, withReply }) =>
      `<tr><td dir="auto">${escapeHtml(title)}</td><td>${asked} of ${questions}</td><td>${withReply}</td></tr>`,
  )
  return `<table><thead><tr><th scope="col">Section</th><th scope="col">Asked</th><th scope="col">With a reply</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
}

import type { AnsweredQuestion } from '#shared/interview/interviewer/answers-by-question.ts'
import {
  areAllWritten,
  answersShown,
  elsewhere,
  noReply,
  notAsked,
  notAmongTheWritten,
  notDiscussed,
  sourceNames,
  unwrittenNote,
  unwrittenText,
  wellbeingText,
} from '#shared/interview/interviewer/answer-words.ts'
import type { CandidateAnswer } from '#shared/interview/interviewer/candidate-answer.ts'
import { escapeHtml } from '#functions/platform/mail/email.ts'
import type { Quotes } from '../interviewer-record.ts'
import type { Summary } from '../summary.ts'
import { clockText } from './words.ts'

/** One entry, which plays the recording from its time where it has one. */
function entryHtml(text: string, start: number | null): string {
  return start === null
    ? `<li><span>${text}</span></li>`
    : `<li><button type="button" class="jump" data-at="${start / 1000}"><time>${clockText(start)}</time><span>${text}</span></button></li>`
}

const wordsHtml = (text: string, source: CandidateAnswer['source']): string =>
  `<span class="said" dir="auto">“${escapeHtml(text)}”</span> <i>${sourceNames[source]}</i>`

const answerHtml = (answer: CandidateAnswer): string =>
  entryHtml(
    answer.text === null
      ? `<i>${unwrittenText(answer)}${answer.atMilliseconds === null ? '' : ': play'}</i>`
      : wordsHtml(answer.text, answer.source),
    answer.atMilliseconds,
  )

const headed = (about: string, inner: string): string => `<h3 dir="auto">${escapeHtml(about)}</h3>${inner}`
const soft = (text: string): string => `<p class="soft">${text}.</p>`
const list = (items: readonly string[]): string => `<ol class="jumps">${items.join('')}</ol>`

function questionHtml({ about, answers }: AnsweredQuestion): string {
  const items = answers.map(answerHtml)
  const more = items.slice(answersShown)
  const folded =
    more.length === 0 ? '' : `<details><summary>+ ${more.length} more</summary>${list(more)}</details>`
  return headed(
    about ?? elsewhere,
    items.length === 0 ? soft(noReply) : list(items.slice(0, answersShown)) + folded,
  )
}

function byQuestionHtml(questions: readonly AnsweredQuestion[]): string {
  if (questions.length === 0) return ''
  const note = unwrittenNote(questions)
  const asked = questions.filter(({ isAsked }) => isAsked).map(questionHtml)
  const rest = questions.filter(({ isAsked }) => !isAsked)
  const folded =
    rest.length === 0
      ? ''
      : `<details class="rest"><summary>${notAsked}: ${rest.length} question${rest.length === 1 ? '' : 's'}</summary><ul>${rest.map(({ about }) => `<li dir="auto">${escapeHtml(about ?? '')}</li>`).join('')}</ul></details>`
  return `<section class="card"><h2>In their own words, by question</h2>${note === undefined ? '' : `<p class="note">${note}</p>`}${asked.join('')}${folded}</section>`
}

function byCriterionHtml({ quoted }: Quotes, isWhole: boolean): string {
  const items = quoted.map(({ about, quotes }) =>
    headed(
      about,
      quotes.length === 0
        ? soft(isWhole ? notDiscussed : notAmongTheWritten)
        : list(
            quotes.map(({ text, source, startMilliseconds }) =>
              entryHtml(wordsHtml(text, source), startMilliseconds),
            ),
          ),
    ),
  )
  return `<section class="card"><h2>In their own words, by criterion</h2><p class="soft">A model chose these sentences; each is word for word in the transcript. It gives no score: people decide.</p>${items.join('')}</section>`
}

/** The candidate's own words, with their times in the recording; no score. */
export const quotesHtml = ({
  interview,
  quotes,
  answers,
}: Pick<Summary, 'quotes' | 'answers'> & {
  interview?: Pick<Summary['interview'], 'stoppedForWellbeing'>
}): string =>
  interview?.stoppedForWellbeing === true
    ? `<p>${wellbeingText}</p>`
    : (quotes === null ? '' : byCriterionHtml(quotes, areAllWritten(answers))) + byQuestionHtml(answers)

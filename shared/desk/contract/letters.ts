import * as z from 'zod/mini'
import { letterText } from '#shared/application/written-letter.ts'
import { anyLine } from '#shared/platform/text.ts'
import { endpoint } from '#shared/platform/contract/endpoint.ts'
import { perAccount } from '#shared/platform/contract/limits.ts'
import { success } from '#shared/platform/contract/wire.ts'
import { forRecruiters } from './callers.ts'
import { done } from './listed.ts'

/** A letter with a text of a member of staff. Its id is that of its act in the audit. */
export const writtenLetter = z.object({
  id: z.string(),
  at: z.string(),
  /** The writer's name; null where the recruiter tool wrote it. */
  by: z.nullable(z.string()),
  subject: z.string(),
  text: z.string(),
  /** `dropped`: the candidate had no address when it was to be e-mailed, or it could not be e-mailed for days. */
  state: z.enum(['waiting', 'sent', 'dropped']),
})

/** What a candidate asked in the interview. */
export const candidateQuestion = z.object({
  id: z.string(),
  text: z.string(),
  /** Where in the recording it was asked. */
  atMilliseconds: z.nullable(z.number()),
  answered: z.nullable(
    z.object({
      by: z.nullable(z.string()),
      at: z.string(),
      /** Null where it was answered by other means than a letter. */
      letter: z.nullable(z.string()),
    }),
  ),
})

const questionId = anyLine(100)
const maxAnswered = 30

/** Letters with a text of the team's own, and answers to what candidates asked. */
export const recruitingLetters = {
  writeLetter: endpoint({
    method: 'POST',
    path: '/recruiting/applications/{id}/letters',
    ...forRecruiters('application', { act: 'letter_written' }),
    summary: "E-mail an applicant a letter with a text of the caller's own",
    // `key`: made by the page for each letter, so that a repeated call sends none. `answers`: the questions that it answers.
    body: z.object({
      ...letterText.shape,
      key: z.string().check(z.regex(/^[\w-]{16,64}$/)),
      answers: z._default(z.array(questionId).check(z.maxLength(maxAnswered)), []),
    }),
    response: success(z.object({ letter: writtenLetter })),
    errors: [
      'application_not_found',
      'applicant_without_address',
      'letter_sent_before',
      'answered_meanwhile',
      'too_many_attempts',
    ],
    limits: [perAccount('writtenLetter')],
  }),
  previewWrittenLetter: endpoint({
    method: 'POST',
    path: '/recruiting/applications/{id}/letters/preview',
    ...forRecruiters('application', { unaudited: 'It shows what a letter would say, and changes nothing' }),
    summary: 'The letter as it would be e-mailed',
    body: letterText,
    response: success(z.object({ subject: z.string(), text: z.string() })),
    errors: ['application_not_found'],
  }),
  answerQuestions: endpoint({
    method: 'POST',
    path: '/recruiting/applications/{id}/questions/answered',
    ...forRecruiters('application', { act: 'questions_answered' }),
    summary: 'Mark questions of a candidate as answered by other means than a letter; nothing is e-mailed',
    body: z.object({ questions: z.array(questionId).check(z.minLength(1), z.maxLength(maxAnswered)) }),
    response: done,
    errors: ['application_not_found'],
  }),
} as const

import { describe, expect, test } from 'vitest'
import { auth } from '#shared/account/auth/auth.ts'
import { factsOf } from '#shared/platform/contract/facts.ts'
import { refusalIn } from '#shared/platform/contract/failed-answer.ts'
import { ApiRefusal } from '#shared/platform/contract/refusal.ts'
import {
  common,
  explain,
  failureIn,
  minutesText,
  messageOr,
  saidAt,
  saidToWait,
  usual,
  type WordsFor,
} from './words.ts'

const words: WordsFor<typeof auth.register> = {
  ...usual('Registration failed'),
  email_taken: 'Please sign in.',
  password_too_common: saidAt('password', 'Choose another one.'),
  cv_wrong_type: messageOr('Not this file'),
  cv_too_large: messageOr('Not this file'),
  too_many_attempts: saidToWait('Later'),
}

test('a table that lacks a code, or has one that the endpoint does not declare, does not compile', () => {
  const { email_taken: _, ...incomplete } = words
  // @ts-expect-error -- email_taken is missing
  const lacking: WordsFor<typeof auth.register> = incomplete
  // @ts-expect-error -- email_taken is misspelt
  const misspelt: WordsFor<typeof auth.register> = { ...incomplete, email_token: 'Please sign in.' }
  const foreign: WordsFor<typeof auth.login> = {
    ...usual('Login failed'),
    wrong_credentials: 'No',
    too_many_attempts: 'Later',
    // @ts-expect-error -- signing in never answers that a link was used
    link_spent: 'Used',
  }
  // @ts-expect-error -- an endpoint for candidates can also refuse the token
  const forCandidates: WordsFor<typeof auth.me> = usual('Failed')
  expect([lacking, misspelt, foreign, forCandidates]).toHaveLength(4)
})

const answered = (status: number, body?: unknown) => refusalIn(factsOf(auth.register), { status, body })
const about = (field: string, msg: string) => ({
  detail: [{ loc: ['body', field], msg, type: 'custom' }],
  message: 'Invalid data',
})

describe('a failed call is explained', () => {
  test("with the page's own message where it has one", () => {
    expect(explain(answered(409, { detail: 'Taken' }), words)).toEqual({
      failure: { message: 'Please sign in.', code: 'email_taken' },
    })
  })

  test('at the field that the page assigns to a code', () => {
    expect(explain(answered(422, { code: 'password_too_common', detail: 'Too common' }), words)).toEqual({
      problems: { password: 'Too common' },
    })
  })

  test('at the fields named in the answer, if the form has them', () => {
    const refusal = answered(422, { code: 'invalid_request', ...about('phone', 'Digits only') })
    expect(explain(refusal, words, ['phone', 'email'])).toEqual({ problems: { phone: 'Digits only' } })
    expect(explain(refusal, words, ['email'])).toMatchObject({ failure: { message: 'Digits only' } })
  })

  test.each<[string, unknown, string]>([
    ["the answer's detail", answered(415, { detail: 'Only PDF' }), 'Only PDF'],
    ["the page's fallback where the answer has no message", answered(500), 'Registration failed'],
    [
      'how long to wait',
      answered(429, { retry_after: 601 }),
      'Too many attempts. Please try again in 11 minutes.',
    ],
    ["the answer's detail where it has no retry_after", answered(429, { detail: 'Slow down' }), 'Slow down'],
    ['that it failed, without an answer', new ApiRefusal('no_answer'), 'Registration failed'],
    ['that it failed, when something else answers', answered(502), 'Registration failed'],
    ['that it failed, when the code was not fetched', new TypeError('import'), 'Registration failed'],
  ])('by %s', (_, error, message) => expect(failureIn(error, words).message).toBe(message))

  test.each<[unknown, string]>([
    [
      new ApiRefusal('no_answer'),
      "We couldn't reach the server. Please check your connection and try again.",
    ],
    [new TypeError('import'), "We couldn't reach the server. Please check your connection and try again."],
    [answered(502), 'Please try again in a moment.'],
    [answered(503, { detail: 'Busy' }), 'Please try again in a moment.'],
  ])('with what to do about it', (error, hint) => expect(failureIn(error, words).hint).toBe(hint))

  test('without a hint that its message already contains', () => {
    const unavailable = answered(503, { detail: 'We are busy. Please try again in a moment.' })
    expect(failureIn(unavailable, words)).not.toHaveProperty('hint')
  })

  test('with both a failure and problems where the page gives both', () => {
    const both: WordsFor<typeof auth.resetPassword> = {
      ...common(messageOr('Failed')),
      link_spent: () => ({ failure: { message: 'Used' }, problems: { password: 'Used' } }),
      password_too_common: 'Common',
      contents_undecided: 'Undecided',
    }
    expect(explain(refusalIn(factsOf(auth.resetPassword), { status: 400, body: {} }), both)).toEqual({
      failure: { message: 'Used' },
      problems: { password: 'Used' },
    })
  })
})

test.each([
  [3600, '60 minutes'],
  [61, '2 minutes'],
  [60, '1 minute'],
  [0, '1 minute'],
])('%i seconds are %s', (seconds, text) => expect(minutesText(seconds)).toBe(text))

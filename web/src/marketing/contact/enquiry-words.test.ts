import { describe, expect, test } from 'vitest'
import { contact } from '#shared/enquiry/contract/contact.ts'
import { factsOf } from '#shared/platform/contract/facts.ts'
import { refusalIn } from '#shared/platform/contract/failed-answer.ts'
import { ApiRefusal } from '#shared/platform/contract/refusal.ts'
import { explain } from '../../form/words.ts'
import { enquiryWords } from './enquiry-words.ts'

const refusal = (status: number, body: unknown = {}): ApiRefusal =>
  refusalIn(factsOf(contact.send), { status, body })

describe('the message for a failed enquiry', () => {
  test.each([
    [
      '400 with a list of errors joins them',
      refusal(400, {
        errors: [
          { field: 'email', message: 'Bad email' },
          { field: 'subject', message: 'Too short' },
        ],
      }),
      'Validation failed: Bad email, Too short',
    ],
    ['400 with a message', refusal(400, { message: 'Not like this' }), 'Not like this'],
    ['400 without a message', refusal(400), 'Invalid request. Please check your input.'],
    [
      '422 with a list of details names the path of each',
      refusal(422, {
        detail: [
          { loc: ['body', 'email'], msg: 'not an address', type: 'value' },
          { loc: ['body', 'subject'], msg: 'missing', type: 'missing' },
        ],
      }),
      'Validation failed: body.email: not an address, body.subject: missing',
    ],
    ['422 with a text as its detail', refusal(422, { detail: 'No e-mail', message: 'No' }), 'No e-mail'],
    ['422 with a message', refusal(422, { message: 'No' }), 'No'],
    ['422 without a message', refusal(422), 'Invalid data. Please check all required fields.'],
    ['429', refusal(429, { message: 'Slow down' }), 'Too many requests. Please try again in a few minutes.'],
    [
      '503',
      refusal(503, { message: 'Down' }),
      'Email service temporarily unavailable. Please try again later or contact us directly.',
    ],
    ['another status with a message', refusal(500, { message: 'Out of memory' }), 'Out of memory'],
    ['another status without a message', refusal(500), 'Server error: 500'],
    ['a body that is not JSON', refusal(502, undefined), 'Invalid response from server'],
    [
      'an answer that breaks the contract',
      new ApiRefusal('unreadable_answer', { status: 200 }),
      'Invalid response from server',
    ],
    [
      'no answer',
      new ApiRefusal('no_answer', { clientMessage: 'Failed to fetch' }),
      'Unable to connect to server. Please check your internet connection or try again later.',
    ],
  ])('%s', (_, error, message) => {
    expect(explain(error, enquiryWords, ['email', 'subject'])).toEqual({ failure: { message }, problems: {} })
  })
})

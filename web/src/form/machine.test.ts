import { describe, expect, test } from 'vitest'
import { editing, next, type Event, type Phase } from './machine.ts'

const problems = { email: 'Not an address', password: 'Too short' }
const invalid: Event<string> = { type: 'refused', problems }
const failed: Event<string> = { type: 'refused', failure: { message: 'No' } }
const sent: Event<string> = { type: 'sent' }
const accepted: Event<string> = { type: 'accepted', result: 'the answer' }
const editedEmail: Event<string> = { type: 'edited', field: 'email' }

const after = (...events: Event<string>[]): Phase<string> =>
  events.reduce<Phase<string>>((phase, event) => next(phase, event), editing)

describe('a form', () => {
  test('is refused without being sent while its fields have problems', () => {
    expect(after(invalid)).toEqual({ name: 'refused', problems, failure: undefined })
  })

  test('removes the problem of an edited field and keeps the others', () => {
    expect(after(invalid, editedEmail)).toMatchObject({ problems: { password: 'Too short' } })
  })

  test('does not render again for an edit of a field without a problem', () => {
    const refused = after(invalid)
    expect(next(refused, { type: 'edited', field: 'subject' })).toBe(refused)
    expect(next(editing, editedEmail)).toBe(editing)
  })

  test('is sent once, however often the button is pressed', () => {
    const sending = after(sent)
    expect(sending).toEqual({ name: 'sending' })
    expect(next(sending, sent)).toBe(sending)
    expect(next(sending, editedEmail)).toBe(sending)
  })

  test('can be refused by its own validation while it is being sent', () => {
    expect(after(sent, invalid)).toMatchObject({ name: 'refused', problems })
  })

  test('clears problems and failure when it is sent again', () => {
    expect(after(invalid, sent)).toEqual({ name: 'sending' })
  })

  test('keeps a failure without problems until it is sent again', () => {
    const phase = after(sent, failed)
    expect(phase).toEqual({ name: 'refused', problems: {}, failure: { message: 'No' } })
    expect(next(phase, editedEmail)).toBe(phase)
    expect(next(phase, invalid)).toMatchObject({ failure: undefined })
  })

  test('clears a failure that came with problems when any field is edited', () => {
    const phase = after(sent, { type: 'refused', problems, failure: { message: 'No' } })
    expect(next(phase, { type: 'edited', field: 'name' })).toEqual({
      name: 'refused',
      problems,
      failure: undefined,
    })
  })

  test('is done when it was accepted, until it is reset', () => {
    const done = after(sent, accepted)
    expect(done).toEqual({ name: 'done', result: 'the answer' })
    for (const event of [sent, invalid, failed, editedEmail, accepted]) expect(next(done, event)).toBe(done)
    expect(next(done, { type: 'reset' })).toEqual(editing)
  })

  test('is not accepted without having been sent', () => {
    expect(after(accepted)).toEqual(editing)
  })
})

import { describe, expect, test } from 'vitest'
import { emptyForm, next, type Event, type Phase } from './account-form.ts'

type Values = { email: string }

const values = { email: 'aisyah@example.com' }
const valid = { type: 'submitted', reading: { valid: true, values } } as const
const invalid = {
  type: 'submitted',
  reading: { valid: false, problems: { email: 'Not an address', password: 'Too short' } },
} as const
const after = (...events: Event<Values>[]): Phase<Values> =>
  events.reduce<Phase<Values>>((phase, event) => next(phase, event), emptyForm)

describe('a form of the account pages', () => {
  test('is not sent while something is wrong, and counts each time it was tried', () => {
    expect(after(invalid)).toMatchObject({ name: 'editing', refusals: 1 })
    expect(after(invalid, invalid)).toMatchObject({ refusals: 2 })
  })

  test('takes a problem away when its field is edited, and leaves the others', () => {
    expect(after(invalid, { type: 'edited', field: 'email' })).toMatchObject({
      problems: { password: 'Too short' },
    })
  })

  test('is sent once, however often the button is pressed', () => {
    const sending = after(valid)
    expect(next(sending, valid)).toBe(sending)
    expect(next(sending, { type: 'edited', field: 'email' })).toBe(sending)
  })

  test('says so when the answer takes long', () => {
    expect(after(valid, { type: 'tookLong' })).toMatchObject({ name: 'sending', isSlow: true })
  })

  test('is done when it was accepted, and can begin again', () => {
    expect(after(valid, { type: 'accepted' })).toEqual({ name: 'done', values })
    expect(after(valid, { type: 'accepted' }, { type: 'again' })).toEqual(emptyForm)
    expect(after(valid, { type: 'accepted' }, valid)).toEqual({ name: 'done', values })
  })

  test('shows what the answer says about the whole, until it is sent again', () => {
    const failed = after(valid, { type: 'refused', trouble: { failure: { message: 'No' } } })
    expect(failed).toMatchObject({ name: 'editing', failure: { message: 'No' }, refusals: 0 })
    expect(next(failed, { type: 'edited', field: 'email' })).toBe(failed)
    expect(next(failed, invalid)).toMatchObject({ failure: undefined })
  })

  test('shows what the answer says about fields at the fields', () => {
    expect(after(valid, { type: 'refused', trouble: { problems: { email: 'No' } } })).toMatchObject({
      problems: { email: 'No' },
      refusals: 1,
    })
  })

  test('is busy while the code is fetched that reads it, and forgets what went wrong before', () => {
    const failed = after({ type: 'refused', trouble: { failure: { message: 'No' } } })
    const waiting = next(failed, { type: 'pressedEarly' })
    expect(waiting).toMatchObject({ name: 'editing', isWaiting: true, failure: undefined })
    expect(next(waiting, invalid)).toMatchObject({ isWaiting: false, refusals: 1 })
    expect(next(waiting, valid)).toMatchObject({ name: 'sending' })
    expect(next(waiting, { type: 'refused', trouble: { failure: { message: 'No' } } })).toEqual(failed)
  })

  test('says so when the code that would send it cannot be fetched', () => {
    expect(after({ type: 'refused', trouble: { failure: { message: 'No' } } })).toMatchObject({
      name: 'editing',
      failure: { message: 'No' },
    })
  })
})

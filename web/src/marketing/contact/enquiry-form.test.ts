import { describe, expect, test } from 'vitest'
import type { Enquiry } from '#shared/domain/enquiry.ts'
import { emptyForm, type Event, next, type Phase } from './enquiry-form.ts'

const enquiry: Enquiry = {
  firstName: 'Aisyah',
  lastName: 'Rahman',
  email: 'aisyah@example.com',
  company: '',
  jobTitle: '',
  subject: 'Eight H100 nodes',
  enquiryType: 'GPU Computing Solutions',
  gpuTypes: [],
  message: 'We would like to lease eight nodes.',
  agreesToMarketing: false,
}

const valid: Event = { type: 'submitted', reading: { valid: true, enquiry } }
const invalid: Event = {
  type: 'submitted',
  reading: {
    valid: false,
    problems: { firstName: 'Please enter your first name', email: 'Please enter your email address' },
  },
}
const after = (...events: Event[]): Phase => events.reduce(next, emptyForm)

describe('the enquiry form', () => {
  test('blocks sending and names every problem', () => {
    expect(after(invalid)).toMatchObject({
      name: 'editing',
      problems: { firstName: 'Please enter your first name', email: 'Please enter your email address' },
    })
  })

  test('counts every blocked attempt, so that each leads to the first problem again', () => {
    expect(after(invalid, invalid)).toMatchObject({ refusals: 2 })
  })

  test('clears the problem of the field being edited and no other', () => {
    expect(after(invalid, { type: 'edited', field: 'firstName' })).toMatchObject({
      problems: { email: 'Please enter your email address' },
    })
    expect(after(invalid, { type: 'edited', field: 'firstName' })).not.toHaveProperty('problems.firstName')
  })

  test('does not redraw for an edit that clears nothing', () => {
    const refused = after(invalid)
    expect(next(refused, { type: 'edited', field: 'subject' })).toBe(refused)
  })

  test('sends what was valid', () => {
    expect(after(valid)).toEqual({ name: 'submitting', enquiry })
  })

  test('a second click while sending sends nothing more', () => {
    const sending = after(valid)
    expect(next(sending, valid)).toBe(sending)
  })

  test('a failure makes the form ready again with nothing to show', () => {
    expect(after(valid, { type: 'failed' })).toEqual(emptyForm)
  })

  test('an accepted enquiry shows the panel until its time is over', () => {
    expect(after(valid, { type: 'accepted' })).toEqual({ name: 'sent' })
    expect(after(valid, { type: 'accepted' }, { type: 'panelExpired' })).toEqual(emptyForm)
  })

  test('nothing but the end of its time closes the panel', () => {
    const sent = after(valid, { type: 'accepted' })
    for (const event of [valid, invalid, { type: 'failed' }, { type: 'edited', field: 'email' }] as const) {
      expect(next(sent, event)).toBe(sent)
    }
  })
})

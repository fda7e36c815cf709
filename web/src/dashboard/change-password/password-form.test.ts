import { describe, expect, test } from 'vitest'
import {
  closedForm,
  meetsRequirements,
  next,
  type Event,
  type Passwords,
  type Phase,
} from './password-form.ts'

const good: Passwords = { current: 'old one', chosen: 'eight racks 1', confirmation: 'eight racks 1' }
const now = 1_000_000
const run = (...events: Event[]): Phase => events.reduce(next, closedForm)
const opened: Event = { type: 'opened', now }
const submitted: Event = { type: 'submitted', passwords: good }
const locked: Event = { type: 'refused', refusal: { message: 'Wait', waitSeconds: 60 }, now }

describe('the requirements', () => {
  test('are met by three fields that agree', () => expect(meetsRequirements(good)).toBe(true))

  test.each<[string, Partial<Passwords>]>([
    ['the current password', { current: '' }],
    ['enough characters', { chosen: 'a1b2c3d', confirmation: 'a1b2c3d' }],
    ['a number', { chosen: 'eight racks', confirmation: 'eight racks' }],
    ['a letter', { chosen: '123456789', confirmation: '123456789' }],
    ['a confirmation', { confirmation: '' }],
    ['the same twice', { confirmation: 'eight racks 2' }],
  ])('are not met without %s', (_, change) => expect(meetsRequirements({ ...good, ...change })).toBe(false))
})

describe('the dialog', () => {
  test('sends nothing that does not meet the requirements, and says so until something changes', () => {
    const phase = run(opened, { type: 'submitted', passwords: { ...good, confirmation: '' } })
    expect(phase).toMatchObject({
      name: 'asking',
      message: 'Please ensure all password requirements are met',
      refusals: 1,
    })
    expect(next(phase, { type: 'edited' })).not.toHaveProperty('message')
  })

  test('sends once, however often it is asked to, and does not close meanwhile', () => {
    const phase = run(opened, submitted)
    expect(phase).toEqual({ name: 'changing', passwords: good })
    expect(next(phase, submitted)).toBe(phase)
    expect(next(phase, { type: 'closed' })).toBe(phase)
  })

  test('says what was refused and is ready again', () =>
    expect(
      run(opened, submitted, {
        type: 'refused',
        refusal: { message: 'Wrong', isCurrentPasswordWrong: true },
        now,
      }),
    ).toMatchObject({ name: 'asking', message: 'Wrong', isCurrentPasswordWrong: true }))

  test('waits after too many attempts, also when it is closed and opened again', () => {
    const wait = run(opened, submitted, locked)
    expect(wait).toEqual({ name: 'locked', until: now + 60_000, message: 'Wait' })
    expect(next(wait, submitted)).toBe(wait)
    expect(next(wait, { type: 'ticked', now: now + 59_999 })).toBe(wait)
    const reopened = next(next(wait, { type: 'closed' }), { type: 'opened', now: now + 30_000 })
    expect(reopened).toMatchObject({ name: 'locked', until: now + 60_000 })
    expect(next(reopened, { type: 'ticked', now: now + 60_000 }).name).toBe('asking')
  })

  test('is ready when it is opened after the wait', () =>
    expect(
      run(opened, submitted, locked, { type: 'closed' }, { type: 'opened', now: now + 60_000 }).name,
    ).toBe('asking'))

  test('shows the good news until it closes', () => {
    const phase = run(opened, submitted, { type: 'changed' })
    expect(phase.name).toBe('changed')
    expect(next(phase, { type: 'closed' })).toEqual(closedForm)
  })
})

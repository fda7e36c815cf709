import { describe, expect, test } from 'vitest'
import { closedForm, next, type Event, type Phase } from './profile-form.ts'

const run = (...events: Event[]): Phase => events.reduce(next, closedForm)
const opened: Event = { type: 'opened' }
const wrong: Event = { type: 'submitted', reading: { valid: false, problems: { name: 'No', phone: 'No' } } }
const right: Event = { type: 'submitted', reading: { valid: true, change: { title: 'Engineer' } } }

describe('the profile’s form', () => {
  test('shows every problem until its field is edited', () => {
    const phase = run(opened, wrong)
    expect(phase).toMatchObject({ name: 'editing', problems: { name: 'No', phone: 'No' }, refusals: 1 })
    expect(next(phase, { type: 'edited', field: 'name' })).toMatchObject({ problems: { phone: 'No' } })
    expect(next(phase, { type: 'edited', field: 'about' })).toBe(phase)
  })

  test('saves once, and stays open meanwhile', () => {
    const phase = run(opened, right)
    expect(phase).toMatchObject({ name: 'saving', change: { title: 'Engineer' } })
    expect(next(phase, right)).toBe(phase)
    expect(next(phase, { type: 'closeAsked', hasChanges: true })).toBe(phase)
  })

  test('closes when it is saved, and says so until that was read', () => {
    const phase = run(opened, right, { type: 'saved' })
    expect(phase).toEqual({ name: 'closed', isSaved: true })
    expect(next(phase, { type: 'noticeDismissed' })).toEqual(closedForm)
  })

  test('says why it was not saved, and lets the person go on', () => {
    const phase = run(opened, right, { type: 'failed', failure: 'No', problems: { title: 'Odd' } })
    expect(phase).toMatchObject({ name: 'editing', failure: 'No', problems: { title: 'Odd' }, refusals: 1 })
    expect(next(phase, right)).toMatchObject({ name: 'saving' })
    expect(next(phase, wrong)).not.toHaveProperty('failure')
  })

  test('closes at once where nothing was changed, and asks where something was', () => {
    expect(run(opened, { type: 'closeAsked', hasChanges: false })).toEqual(closedForm)
    const asking = run(opened, { type: 'closeAsked', hasChanges: true })
    expect(asking.name).toBe('leaving')
    expect(next(asking, { type: 'discarded' })).toEqual(closedForm)
    expect(next(asking, { type: 'stayed' })).toMatchObject({ name: 'editing' })
    expect(next(asking, { type: 'closeAsked', hasChanges: true })).toMatchObject({ name: 'editing' })
  })

  test('opens with what was typed before the session ended', () => {
    const draft = {
      name: 'A',
      phone: '',
      title: 'Engin',
      location: '',
      about: '',
      education: '',
      skills: ['Go'],
    }
    expect(run({ type: 'opened', draft })).toMatchObject({ name: 'editing', draft })
  })
})

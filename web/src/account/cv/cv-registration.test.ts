import { describe, expect, test } from 'vitest'
import type { ReadingNotes } from '#shared/account/cv-certainty.ts'
import type { CvData } from '#shared/account/cv.ts'
import { emptyUpload, next, type Event, type Phase, type Review, type Setback } from './cv-registration.ts'

const file = new File(['%PDF'], 'cv.pdf')
const cv = {
  name: 'Nurul Izzah',
  email: 'nurul@example.com',
  phone: '',
  title: '',
  location: '',
  summary: '',
  skills: [],
  experience: [],
  education: [],
  languages: [],
} satisfies CvData
const notes = {
  certainty: {
    name: 'sure',
    email: 'sure',
    phone: 'none',
    title: 'check',
    location: 'none',
    summary: 'none',
    skills: 'none',
    experience: [],
    education: [],
    languages: [],
  },
  foreignLanguage: null,
  leftOut: { experience: [], education: [], languages: [] },
} satisfies ReadingNotes

const sending = { kind: 'sending', file } as const
const after = (...events: Event[]): Phase => events.reduce<Phase>(next, emptyUpload)
const sent: Event[] = [
  { type: 'chosen', file },
  { type: 'sent', cvId: 'c1' },
]
const read = (userExists = false): Event[] => [...sent, { type: 'read', cv, notes, userExists }]
const submission = { cv: { ...cv, phone: '+60 3-0000 0000' }, password: '', isUpdate: false }
const confirmed: Event = { type: 'confirmed', submission }

const reviewOf = (phase: Phase): Review => {
  if (phase.name !== 'upload' || phase.review === undefined) throw new Error(`no review in ${phase.name}`)
  return phase.review
}

describe('what the reader left out', () => {
  const lines = ['Kerani, Bayu Sdn Bhd']
  const entry = { position: 'Kerani', company: 'Bayu Sdn Bhd', start_date: '', end_date: '', description: '' }
  const leftOut = { ...notes.leftOut, experience: [{ lines, entry }] }
  const open: Event[] = [...sent, { type: 'read', cv, notes: { ...notes, leftOut }, userExists: false }]

  test('is shown until the candidate adds or dismisses it, also after the review was closed', () => {
    expect(reviewOf(after(...open)).doubts.leftOut).toEqual(leftOut)
    const settled: Event = { type: 'settled', list: 'experience', index: 0 }
    const added = { ...cv, experience: [entry] }
    const closed = after(...open, settled, { type: 'closed', cv: added }, { type: 'started' })
    expect(reviewOf(closed).doubts.leftOut).toEqual(notes.leftOut)
    expect(reviewOf(closed).cv.experience).toEqual([entry])
  })

  test('includes every field where the file has no text: the review is unread', () => {
    const nothing = { ...cv, name: '', email: '', phone: '', title: '', location: '', summary: '' }
    const unread = after(...sent, { type: 'read', cv: nothing, notes, userExists: false })
    expect(reviewOf(unread).isUnread).toBe(true)
    expect(reviewOf(after(...read())).isUnread).toBe(false)
  })
})

describe('uploading', () => {
  test('starts when a file is chosen', () => {
    expect(after({ type: 'started' })).toEqual(emptyUpload)
    expect(after({ type: 'chosen', file })).toMatchObject({
      name: 'processing',
      task: { kind: 'sending', file },
      share: 0,
    })
  })

  test('shows the share that was sent, then reads the CV', () => {
    expect(after({ type: 'chosen', file }, { type: 'progressed', share: 0.4 })).toMatchObject({ share: 0.4 })
    expect(after(...sent)).toMatchObject({ task: { kind: 'reading', cvId: 'c1' } })
  })

  test('marks what the reader was not sure of, until it is corrected', () => {
    expect(reviewOf(after(...read())).doubts.fields).toEqual(['title'])
    expect(reviewOf(after(...read(), { type: 'edited', field: 'title' })).doubts.fields).toEqual([])
  })

  test('keeps the file when it is cancelled, and sends it again when asked to', () => {
    const cancelled = after(...sent, { type: 'cancelled' })
    expect(cancelled).toMatchObject({ name: 'upload', file, review: undefined })
    expect(next(cancelled, { type: 'started' })).toMatchObject({ task: { kind: 'sending', file } })
  })

  test('is retried with the same file after it failed', () => {
    const setback = { failure: { message: 'no' }, again: { kind: 'sending', file } } as const
    const stopped = after({ type: 'chosen', file }, { type: 'setBack', setback })
    expect(stopped).toMatchObject({ name: 'upload', file, setback })
    expect(next(stopped, { type: 'retried' })).toMatchObject({ name: 'processing', task: setback.again })
  })

  test.each<[string, Setback, boolean]>([
    ['the connection', { failure: { message: 'no', code: 'no_answer' }, again: sending }, true],
    ['the server', { failure: { message: 'no', code: 'unavailable' }, again: sending }, false],
    [
      'the connection, while saving',
      { failure: { message: 'no', code: 'no_answer' }, again: 'saving' },
      false,
    ],
  ])('that failed because of %s goes on, or not, once the browser is online', (_, setback, goesOn) => {
    const stopped = after({ type: 'chosen', file }, { type: 'setBack', setback })
    const reconnected = next(stopped, { type: 'reconnected' })
    if (goesOn) expect(reconnected).toMatchObject({ name: 'processing', task: sending })
    else expect(reconnected).toBe(stopped)
  })

  test('does not offer a file again that would fail again', () => {
    const setback = { failure: { message: 'We could not read this file.' } }
    const stopped = after(...sent, { type: 'setBack', setback })
    expect(stopped).toMatchObject({ name: 'upload', file: undefined, setback })
  })

  test('keeps the cancelled file when another one is refused', () => {
    const setback = { failure: { message: 'Please upload a PDF, DOC, or DOCX file.' } }
    const stopped = after(...sent, { type: 'cancelled' }, { type: 'setBack', setback })
    expect(stopped).toMatchObject({ file, setback })
  })

  test('discards the review and failure of the previous file', () => {
    const other = new File([''], 'other.pdf')
    const sending = { kind: 'sending', file: other } as const
    expect(after(...read(), { type: 'closed', cv }, { type: 'chosen', file: other })).toEqual({
      name: 'processing',
      task: sending,
      share: 0,
      isSlow: false,
      corrected: undefined,
    })
  })
})

describe('reading', () => {
  test('opens the review, which knows whether the account exists', () => {
    expect(reviewOf(after(...read()))).toMatchObject({ isOpen: true, cv, taken: [] })
    expect(reviewOf(after(...read(true))).taken).toEqual(['nurul@example.com'])
  })

  test('continues with a note when it takes long', () => {
    expect(after(...sent, { type: 'tookLong' })).toMatchObject({ name: 'processing', isSlow: true })
  })
})

describe('the review', () => {
  test('keeps corrections when it is closed, and opens again', () => {
    const corrected = { ...cv, title: 'Analyst' }
    const closed = after(...read(), { type: 'closed', cv: corrected })
    expect(reviewOf(closed)).toMatchObject({ isOpen: false, cv: corrected })
    expect(reviewOf(next(closed, { type: 'started' }))).toMatchObject({ isOpen: true, cv: corrected })
  })

  test('is saved once however often it is confirmed', () => {
    const saving = after(...read(), confirmed)
    expect(next(saving, confirmed)).toBe(saving)
    expect(next(saving, { type: 'closed', cv })).toBe(saving)
  })

  test('is about an existing account once the API says that the e-mail address is taken', () => {
    const found = reviewOf(after(...read(), confirmed, { type: 'taken' }))
    expect(found).toMatchObject({ isOpen: true, taken: ['nurul@example.com'], saving: undefined })
    expect(found.cv).toEqual(submission.cv)
  })

  test('continues with another e-mail address without saving', () => {
    const moved = reviewOf(after(...read(true), { type: 'moved', cv: { ...cv, email: 'other@example.com' } }))
    expect(moved).toMatchObject({ isOpen: true, saving: undefined, cv: { email: 'other@example.com' } })
  })

  test('asks for the password when the API requires it', () => {
    const asked = reviewOf(after(...read(true), confirmed, { type: 'unproven', message: 'Wrong.' }))
    expect(asked).toMatchObject({ asksPassword: true, problems: { password: 'Wrong.' }, refusals: 1 })
  })

  test('shows problems of fields, and removes the problem of an edited field', () => {
    const blocked = after(...read(), { type: 'blocked', problems: { email: 'E', name: 'N' } })
    expect(reviewOf(next(blocked, { type: 'edited', field: 'email' })).problems).toEqual({ name: 'N' })
  })

  test('closes when saving fails, shows the failure and keeps corrections', () => {
    const setback = {
      failure: { message: 'An error occurred during registration' },
      again: 'saving',
    } as const
    const stopped = after(...read(), confirmed, { type: 'notSaved', setback })
    expect(stopped).toMatchObject({ name: 'upload', file, setback })
    expect(reviewOf(stopped)).toMatchObject({ isOpen: false, cv: submission.cv })
    expect(reviewOf(next(stopped, { type: 'retried' })).isOpen).toBe(true)
  })

  test('keeps corrections when the file has to be sent again and fails again', () => {
    const again = { kind: 'sending', file } as const
    const setback = { failure: { message: 'No file found. Please upload your CV again.' }, again }
    const back = after(
      ...read(),
      confirmed,
      { type: 'notSaved', setback },
      { type: 'retried' },
      { type: 'setBack', setback },
      { type: 'retried' },
      { type: 'sent', cvId: 'c2' },
      { type: 'read', cv, notes, userExists: false },
    )
    expect(reviewOf(back)).toMatchObject({ cv: submission.cv, task: { cvId: 'c2' } })
  })

  test('ends in success when it is saved', () => {
    const outcome = { kind: 'created', email: cv.email } as const
    const done = after(...read(), confirmed, { type: 'saved', outcome })
    expect(done).toEqual({ name: 'success', outcome })
    expect(next(done, { type: 'chosen', file })).toBe(done)
  })
})

describe('a review that was open before a reload', () => {
  const review = reviewOf(after(...read()))

  test('is continued with its file', () => {
    expect(after({ type: 'restored', review })).toMatchObject({
      name: 'upload',
      file,
      review: { cv, isOpen: true },
    })
  })

  test('gives way to a file that was chosen meanwhile', () => {
    const cancelled = after({ type: 'chosen', file: new File(['x'], 'other.pdf') }, { type: 'cancelled' })
    expect(next(cancelled, { type: 'restored', review })).toBe(cancelled)
  })
})

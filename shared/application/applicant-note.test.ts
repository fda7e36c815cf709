import { expect, test } from 'vitest'
import { readsNotes, saveOutcome } from './applicant-note.ts'

const at = '2026-12-01T09:00:00.000Z'
const changedAt = '2026-12-01T09:02:00.000Z'
const stored = {
  id: 'first-note',
  memberId: 'aina',
  text: 'Text',
  mentions: ['daniel'],
  at,
  updatedAt: changedAt,
}
const soon = new Date('2026-12-01T09:09:59.999Z')
const late = new Date('2026-12-01T09:10:00.000Z')
const same = { text: 'Text', mentions: ['daniel'], updatedAt: null }
const other = { ...same, text: 'Other' }

test.each([
  ['a new note', undefined, other, soon, 'write'],
  ['a change of a note that is gone', undefined, { ...other, updatedAt: changedAt }, soon, 'note_not_found'],
  ['the same again', stored, same, soon, 'is_stored'],
  ['the same again, late', stored, same, late, 'is_stored'],
  ['another text after a lost answer', stored, other, soon, 'write'],
  ['a further mention', stored, { ...same, mentions: ['daniel', 'siti'] }, soon, 'write'],
  ['a change', stored, { ...other, updatedAt: changedAt }, soon, 'write'],
  ['a change of an earlier version', stored, { ...other, updatedAt: at }, soon, 'note_changed'],
  ['a change after ten minutes', stored, { ...other, updatedAt: changedAt }, late, 'note_final'],
  ['another text, late', stored, other, late, 'note_final'],
] as const)('%s', (_, note, sent, now, outcome) => {
  const mutable = note === undefined ? undefined : { ...note, mentions: [...note.mentions] }
  expect(saveOutcome(mutable, { ...sent, mentions: [...sent.mentions] }, now)).toBe(outcome)
})

test('notes are read by active recruiters, and by the reviewers of the position', () => {
  const active = { state: 'active', positions: [] } as const
  const members = [
    { ...active, role: 'recruiter', positions: [] },
    { ...active, role: 'reviewer', positions: ['ours'] },
    { ...active, role: 'reviewer', positions: ['theirs'] },
    { ...active, role: 'privacy_officer', positions: [] },
    { role: 'recruiter', state: 'disabled', positions: [] },
    { role: 'recruiter', state: 'invited', positions: [] },
  ] as const
  const readers = members.map((member) => readsNotes({ ...member, positions: [...member.positions] }, 'ours'))
  expect(readers).toEqual([true, true, false, false, false, false])
})

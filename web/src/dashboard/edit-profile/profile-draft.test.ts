import { expect, test } from 'vitest'
import { fallbackProfile } from '../profile/profile-facts.ts'
import { draftOf, writtenInDraft } from './profile-draft.ts'
import { writtenOf } from './profile-reading.ts'

const profile = { ...fallbackProfile({ id: 'u1', email: 'a@example.com', name: 'Aisyah' }), skills: ['Go'] }
const written = { ...writtenOf(profile), about: 'I build\nnetworks', skills: ['Go', 'C, C++ "modern"'] }

test('a draft restores only the changed fields', () => {
  const draft = draftOf(written, ['about', 'skills'])
  expect(Object.keys(draft)).toEqual(['about', 'skills'])
  const newer = { ...profile, title: 'Engineer' }
  expect(writtenInDraft(draft, newer)).toEqual({ ...written, title: 'Engineer' })
})

test('a draft restores entries', () => {
  const languages = [{ language: 'Iban', proficiency: 'Native' }]
  const degree = { degree: 'BSc', institution: '', field_of_study: '', start_date: '', end_date: '', gpa: '' }
  const changed = { ...written, languages, education: [degree] }
  const draft = draftOf(changed, ['languages', 'experience', 'education'])
  expect(writtenInDraft(draft, profile)).toMatchObject({ languages, experience: [], education: [degree] })
})

test('a draft of education as a text restores the text', () => {
  const known = { ...profile, education: 'BSc' }
  const draft = draftOf({ ...writtenOf(known), education: 'MSc' }, ['education'])
  expect(writtenInDraft(draft, known).education).toBe('MSc')
})

test('a draft without skills restores none', () => {
  expect(writtenInDraft(draftOf({ ...written, skills: [] }, ['skills']), profile).skills).toEqual([])
})

test('a draft of other fields changes nothing', () => {
  expect(writtenInDraft({ other: ['x'] }, profile)).toEqual(writtenOf(profile))
})

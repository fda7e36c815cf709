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
  const draft = draftOf({ ...written, languages }, ['languages', 'experience'])
  expect(writtenInDraft(draft, profile)).toMatchObject({ languages, experience: [] })
})

test('a draft without skills restores none', () => {
  expect(writtenInDraft(draftOf({ ...written, skills: [] }, ['skills']), profile).skills).toEqual([])
})

test('a draft of other fields changes nothing', () => {
  expect(writtenInDraft({ other: ['x'] }, profile)).toEqual(writtenOf(profile))
})

import { describe, expect, test } from 'vitest'
import { profileChange, type Profile } from '#shared/account/profile.ts'
import { checked } from '../../form/reading.ts'
import { fallbackProfile } from '../profile/profile-facts.ts'
import { changedFields, changesIn, educationIsEntries, writtenIn, writtenOf } from './profile-reading.ts'

const profile: Profile = {
  ...fallbackProfile({ id: 'u1', email: 'aisyah@example.com', name: 'Aisyah Rahman' }),
  skills: ['Go'],
  education: [
    { degree: 'BSc', institution: 'UM', field_of_study: '', start_date: '', end_date: '', gpa: '' },
  ],
}
const before = writtenOf(profile)

const formOf = (fields: Record<string, string>, skills: readonly string[] = ['Go']): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...before, ...fields }))
    if (typeof value === 'string') form.set(name, value)
  for (const entry of before.education)
    if (typeof entry !== 'string' && !('education' in fields)) form.append('education', JSON.stringify(entry))
  form.set(educationIsEntries, 'true')
  for (const skill of skills) form.append('skills', skill)
  return form
}

const read = (form: FormData) => checked(profileChange, changesIn(before, writtenIn(form)))

describe('the edited profile', () => {
  test('sends nothing when unchanged, also with education from a CV', () =>
    expect(read(formOf({}))).toEqual({ valid: true, body: {} }))

  test('sends only the changed fields', () =>
    expect(read(formOf({ title: ' Engineer ', about: 'Networks' }))).toEqual({
      valid: true,
      body: { title: 'Engineer', about: 'Networks' },
    }))

  test('sends a list of entries when one of them changed', () => {
    const language = { language: 'Iban', proficiency: 'Native' }
    const form = formOf({ languages: JSON.stringify(language) })
    expect(read(form)).toEqual({ valid: true, body: { languages: [language] } })
    const entry = { end_date: '2020', position: 'Clerk', company: '', start_date: '', description: '' }
    const known = writtenOf({ ...profile, experience: [entry] })
    form.set('experience', JSON.stringify(known.experience[0]))
    expect(changedFields(known, writtenIn(form))).toEqual(['languages'])
  })

  test('can clear a field', () =>
    expect(read(formOf({ education: '' }, []))).toEqual({
      valid: true,
      body: { education: [], skills: [] },
    }))

  test('keeps education that was written as a text', () => {
    const known = writtenOf({ ...profile, education: 'BSc,\nMalaya' })
    const form = formOf({ education: 'BSc,\r\nMalaya' })
    form.delete(educationIsEntries)
    expect(changedFields(known, writtenIn(form))).toEqual([])
    expect(writtenOf({ ...profile, education: '' }).education).toEqual([])
  })

  test('includes a skill that was typed but not entered', () => {
    expect(writtenIn(formOf({ skillBeingTyped: ' BGP ' })).skills).toEqual(['Go', 'BGP'])
    expect(writtenIn(formOf({ skillBeingTyped: ' Go ' })).skills).toEqual(['Go'])
  })

  test('is unchanged when only line breaks differ, which forms submit as CRLF', () => {
    const lines = writtenOf({ ...profile, about: 'One\nTwo' })
    expect(changedFields(lines, writtenIn(formOf({ about: 'One\r\nTwo' })))).toEqual([])
  })

  test.each([
    ['name', '', 'Please enter your name'],
    ['phone', 'call me', 'Please use only digits, spaces and + ( ) - . in the phone number'],
    ['location', 'K', 'Location should be at least 2 characters'],
    ['about', 'a'.repeat(2001), 'About is too long (maximum 2000 characters)'],
    ['skillBeingTyped', 's'.repeat(61), 'Skill is too long (maximum 60 characters)'],
  ])('says what is wrong with %s', (field, value, message) => {
    const shownAt = field === 'skillBeingTyped' ? 'skills' : field
    expect(read(formOf({ [field]: value }))).toEqual({
      valid: false,
      problems: { [shownAt]: message },
    })
  })
})

import { expect, test } from 'vitest'
import { fallbackProfile, initialsOf, memberSince, periodOf } from './profile-facts.ts'

test.each([
  ['Aisyah binti Rahman', 'AR'],
  ['  madonna ', 'M'],
  ['𠮷野 家', '𠮷家'],
  ['', ''],
])('the avatar of %j says %j', (name, initials) => expect(initialsOf(name)).toBe(initials))

test.each([
  ['2025-01-05T12:00:00.000Z', 'Jan 5, 2025'],
  ['', 'N/A'],
  ['yesterday', 'N/A'],
])('membership since %j reads %j', (createdAt, text) => expect(memberSince(createdAt)).toBe(text))

test.each([
  ['2020', '2024', '2020 - 2024'],
  ['2020', '', '2020 - Present'],
  ['', '2024', '2024'],
  ['', '', ''],
])('from %j to %j reads %j', (start_date, end_date, text) =>
  expect(periodOf({ start_date, end_date })).toBe(text),
)

test('the fallback of a profile that cannot be loaded has the signed-in user', () =>
  expect(fallbackProfile({ id: 'u1', email: 'a@example.com', name: 'Aisyah' })).toMatchObject({
    id: 'u1',
    email: 'a@example.com',
    name: 'Aisyah',
    skills: [],
    created_at: '',
  }))

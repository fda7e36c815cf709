import { expect, test } from 'vitest'
import { standingOf } from './standing.ts'

const known = { taken: ['nurul@example.com'], own: 'Aisyah@example.com' }

test.each([
  ['aisyah@example.com ', 'own'],
  ['NURUL@example.com', 'existing'],
  ['farid@example.com', 'new'],
  ['', 'new'],
] as const)('the address "%s" is %s', (email, standing) => {
  expect(standingOf(email, known)).toBe(standing)
})

test('a taken e-mail address belongs to another account when no candidate is signed in', () => {
  expect(standingOf('nurul@example.com', { taken: ['nurul@example.com'], own: undefined })).toBe('existing')
})

import { expect, test } from 'vitest'
import { letterText } from './letter-text.ts'

const letter = { about: 'rejected', at: '2026-11-24T08:15:00.000Z', attempts: 1 }

test.each([
  [null, 'No letter has been sent.'],
  [
    { ...letter, about: 'received', state: 'sent' },
    'Last letter: confirmation of the application, sent on Nov 24, 2026, 4:15 PM.',
  ],
  [{ ...letter, state: 'pending' }, 'Letter: rejected, not sent yet. Next attempt on Nov 24, 2026, 4:15 PM.'],
  [
    { ...letter, state: 'dead', attempts: 8 },
    'Letter: rejected, not sent after several attempts, the last on Nov 24, 2026, 4:15 PM. Next attempt a day later.',
  ],
  [
    { ...letter, about: 'of_a_newer_version', state: 'sent' },
    'Last letter: of a newer version, sent on Nov 24, 2026, 4:15 PM.',
  ],
] as const)('writes %j as: %s', (given, text) => {
  expect(letterText(given)).toBe(text)
})

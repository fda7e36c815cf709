import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { consentTexts, currentConsent } from './consent.ts'
import { maxInterviewMinutes } from './interview-status.ts'
import { interviewRetentionDays } from './retention.ts'

test('the present text says how long the interview takes and how long its recording is kept', () => {
  const text = consentTexts[currentConsent]
  expect(text).toContain(`at most ${maxInterviewMinutes} minutes`)
  expect(text).toContain(`deleted after ${interviewRetentionDays} days`)
})

// Sessions name the version that their candidate agreed to, so another text needs another version.
test('the text of a version never changes', () => {
  const hashes = Object.entries(consentTexts).map(([version, text]) => [
    version,
    createHash('sha256').update(text).digest('hex').slice(0, 16),
  ])
  expect(hashes).toEqual([['2026-11', '753682fd89c22928']])
})

import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { consentFor, consentTexts, namesTranscribe, type ConsentVersion } from './consent.ts'
import { interviewMinutes, timeFactors } from '#shared/application/session/interview-status.ts'
import { interviewRetentionDays } from '#shared/platform/retention.ts'

test.each(timeFactors)(
  'the present text for the time factor %f says how long the interview takes and how long its recording is kept',
  (factor) => {
    const { text, version } = consentFor(factor)
    expect(text).toBe(consentTexts[version as ConsentVersion])
    expect(text).toContain(`at most ${interviewMinutes(factor)} minutes`)
    expect(text).toContain(`deleted after ${interviewRetentionDays} days`)
  },
)

// Sessions name the version that their candidate agreed to, so another text needs another version.
test('the text of a version never changes', () => {
  const hashes = Object.entries(consentTexts).map(([version, text]) => [
    version,
    createHash('sha256').update(text).digest('hex').slice(0, 16),
  ])
  expect(hashes).toEqual([
    ['2026-11', '753682fd89c22928'],
    ['2026-11-30-minutes', 'dc433c8b8c5ed779'],
    ['2026-11-40-minutes', '93850ef96c5877f8'],
  ])
})

test('with a model the text names AI, who processes what and where, and that people decide', () => {
  const processing = 'Amazon Web Services (Bedrock, Polly; regions: ap-southeast-2)'
  const { text, version } = consentFor(1, { model: true, processing })
  expect(text).toContain(consentFor(1).text)
  expect(text).toContain('The interviewer is an AI')
  expect(text).toContain(`processed for this by ${processing}`)
  expect(text).toContain('people decide')
  expect(version).toMatch(/^2026-11-ai-[0-9a-f]{8}$/)
  expect(consentFor(1, { model: true, processing: `${processing}, ap-southeast-4` }).version).not.toBe(
    version,
  )
  expect(namesTranscribe(text)).toBe(false)
})

test('without a model the text says who writes down what is said, and nothing about an AI that chooses questions', () => {
  const processing = 'Amazon Web Services (Transcribe; regions: ap-southeast-2)'
  const { text, version } = consentFor(2, { model: false, processing })
  expect(text).toBe(
    `${consentFor(2).text} What I say aloud is written down from the recording by ${processing}.`,
  )
  expect(text).not.toMatch(/\bAI\b|questions/)
  expect(version).toMatch(/^2026-11-40-minutes-words-[0-9a-f]{8}$/)
  expect([namesTranscribe(text), namesTranscribe(consentFor(2).text), namesTranscribe()]).toEqual([
    true,
    false,
    false,
  ])
})

import { expect, test } from 'vitest'
import { pageHeaders } from '#infra/headers.ts'
import { siteFolder } from '#infra/local/site/built-site.ts'
import { pageHashesOf } from '#infra/page-hashes.ts'
import { observatoryScore } from './observatory-score.ts'

const bestGradeFrom = 100

/** Names of buckets with the length that they have in an account. */
const uploadOrigins = ['uploads', 'interviews'].map(
  (name) => `https://merboksite-${name}-111122223333-ap-southeast-2.s3.ap-southeast-2.amazonaws.com`,
)
const choices = { uploadOrigins, https: true, hasCalls: true, ...pageHashesOf(siteFolder) }
const deployed = pageHeaders(choices)

test('the headers of the deployed site get an A+ of the HTTP Observatory, with the most points that headers can have', () => {
  expect(observatoryScore(deployed)).toBe(130)
})

test.each([
  [
    'an inline script allowed',
    { 'content-security-policy': "default-src 'none'; script-src 'unsafe-inline'" },
  ],
  ['no Strict-Transport-Security', { 'strict-transport-security': undefined }],
  ['no policy', { 'content-security-policy': undefined }],
])('%s loses that grade', (_, change) => {
  const headers = Object.fromEntries(
    Object.entries({ ...deployed, ...change }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  )
  expect(observatoryScore(headers)).toBeLessThan(bestGradeFrom)
})

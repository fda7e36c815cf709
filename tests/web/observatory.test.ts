import { expect, test } from 'vitest'
import { pageHeaders } from '#infra/headers.ts'
import { siteFolder } from '#infra/local/site/built-site.ts'
import { pageHashesOf } from '#infra/page-hashes.ts'
import { observatoryScore } from './observatory-score.ts'

const bestGradeFrom = 100

const deployed = pageHeaders({
  uploadOrigins: ['https://uploads.s3.ap-southeast-2.amazonaws.com'],
  https: true,
  ...pageHashesOf(siteFolder),
})

test('the headers of the deployed site earn an A+ from the HTTP Observatory, with all that headers can earn', () => {
  expect(observatoryScore(deployed)).toBe(130)
})

test.each([
  [
    'an inline script allowed',
    { 'content-security-policy': "default-src 'none'; script-src 'unsafe-inline'" },
  ],
  ['no promise of TLS', { 'strict-transport-security': undefined }],
  ['no policy', { 'content-security-policy': undefined }],
])('%s would lose that grade', (_, change) => {
  const headers = Object.fromEntries(
    Object.entries({ ...deployed, ...change }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  )
  expect(observatoryScore(headers)).toBeLessThan(bestGradeFrom)
})

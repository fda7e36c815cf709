import { expect, test } from 'vitest'
import { ownPageHeaders, pageHeaders } from '#infra/headers.ts'
import { siteFolder } from '#infra/local/site/built-site.ts'
import { pageHashesOf } from '#infra/page-hashes.ts'
import { observatoryScore } from './observatory-score.ts'

const bestGradeFrom = 100

/** As long as the names of the buckets in an account are. */
const uploadOrigins = ['uploads', 'interviews'].map(
  (name) => `https://merboksite-${name}-111122223333-ap-southeast-2.s3.ap-southeast-2.amazonaws.com`,
)
const choices = { uploadOrigins, https: true, hasCalls: true, ...pageHashesOf(siteFolder) }
const deployed = pageHeaders(choices)

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

/** CloudFront refuses a longer policy in a headers policy; AWS names no number in its reference, 1,783 is what is reported. */
const maxPolicy = 1783
/** A style more in the pages adds its hash. */
const roomForAStyle = 54

test('no page’s policy comes near the length that CloudFront refuses', () => {
  const all = [deployed, ...ownPageHeaders(choices).map(({ headers }) => headers)]
  expect(all).toHaveLength(4)
  for (const headers of all)
    expect(headers['content-security-policy']?.length).toBeLessThanOrEqual(maxPolicy - roomForAStyle)
})

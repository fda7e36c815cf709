import { expect, test } from 'vitest'
import { letterhead } from '#shared/company.ts'
import { ownPageHeaders, pageHeaders, type PageChoices } from '#infra/headers.ts'
import { siteFolder } from '#infra/local/site/built-site.ts'
import { pageHashesOf } from '#infra/page-hashes.ts'

/** Above it a deployment fails with TooLongCSPInResponseHeadersPolicy. AWS documents no number; this one is from reports. */
const maxPolicyCharacters = 1783

const bucket = (name: string): string =>
  `https://merboksite-${'x'.repeat(12)}-${name}-123456789012-ap-southeast-2.s3.ap-southeast-2.amazonaws.com`
const choices: PageChoices = {
  uploadOrigins: [bucket('uploads'), bucket('interviews')],
  https: true,
  hstsPreload: true,
  hasCalls: true,
  ...pageHashesOf(siteFolder),
}

test.each<readonly [string, Readonly<Record<string, string>>]>([
  ['/', pageHeaders(choices)],
  ...ownPageHeaders(choices)
    // A picture has no policy.
    .filter(({ below }) => below !== letterhead.path)
    .map(({ below, headers }) => [below, headers] as const),
])(
  'the policy of pages below %s fits into a header of CloudFront, with calls and the longest stage',
  (_, headers) => {
    const policy = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])).get(
      'content-security-policy',
    )
    expect(String(policy).length).toBeGreaterThan(300)
    expect(String(policy).length).toBeLessThanOrEqual(maxPolicyCharacters)
  },
)

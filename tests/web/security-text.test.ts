import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { company } from '#shared/company.ts'
import { siteFolder } from '#infra/local/site/built-site.ts'
import { startTestStack } from '#tests/support/stack.ts'
import { securityText, securityTextPath } from '../../web/head/security-text.ts'
import { dayMilliseconds } from '#shared/platform/durations.ts'

/** The site is deployed at least each quarter, so a build that runs is not older. */
const minDays = 90

const file = join(siteFolder, securityTextPath)
const expiresIn = (text: string): number => Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '')

describe('security.txt', () => {
  test('is in the built site, with the contact and its own URL', () => {
    const text = readFileSync(file, 'utf8')
    expect(text.split('\n')).toEqual([
      `Contact: mailto:${company.securityEmail}`,
      expect.stringMatching(/^Expires: \d{4}-\d{2}-01T00:00:00Z$/),
      'Preferred-Languages: en, ms',
      `Canonical: ${company.siteUrl}/.well-known/security.txt`,
      '',
    ])
    expect(company.securityEmail).toMatch(/^[^@\s]+@[^@\s]+$/)
  })

  test('does not expire before the next deployment', () => {
    expect(expiresIn(readFileSync(file, 'utf8')) - Date.now()).toBeGreaterThan(minDays * dayMilliseconds)
    expect(expiresIn(readFileSync(file, 'utf8')) - statSync(file).mtimeMs).toBeGreaterThan(
      330 * dayMilliseconds,
    )
  })

  test.each(['2026-01-01T00:00:00Z', '2026-11-23T16:00:00Z', '2028-02-29T23:59:59Z'])(
    'of a build at %s is valid for eleven months, and for no more than a year, as the RFC recommends',
    (built) => {
      const days = (expiresIn(securityText(new Date(built))) - Date.parse(built)) / dayMilliseconds
      expect(days).toBeGreaterThan(333)
      expect(days).toBeLessThanOrEqual(366)
    },
  )

  test('is served as text by the site', async () => {
    const stack = await startTestStack({ site: 'built' })
    const answer = await fetch(stack.site + securityTextPath)
    await stack.close()
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  })
})

import { describe, expect, test } from 'vitest'
import { examplesIn } from './production-settings.ts'

const own = {
  siteUrl: 'https://www.merbok.my',
  contact: { phone: '+60 3-2000 1234', email: 'hello@merbok.my' },
  dataProtection: { email: 'privacy@merbok.my' },
  careersEmail: 'careers@merbok.my',
  securityEmail: 'security@merbok.my',
  social: { linkedin: 'https://www.linkedin.com/company/merbok', x: '' },
  areSamples: false,
}

describe('what visitors would see of the company', () => {
  test('may leave profiles empty', () => {
    expect(examplesIn(own)).toEqual([])
  })

  test.for([
    [{ siteUrl: 'https://www.example.com' }, '"siteUrl"'],
    [{ contact: { ...own.contact, phone: '+60 3-0000 0000' } }, '"contact.phone"'],
    [{ contact: { ...own.contact, email: 'hello@example.com' } }, '"contact.email"'],
    [{ dataProtection: { email: 'privacy@example.com' } }, '"dataProtection.email"'],
    [{ careersEmail: 'careers@example.com' }, '"careersEmail"'],
    [{ securityEmail: 'security@example.com' }, '"securityEmail"'],
    [{ social: { x: 'https://x.com/', tiktok: 'https://www.tiktok.com' } }, 'profiles x, tiktok'],
    [{ areSamples: true }, 'shared/company-facts.ts'],
  ] as const)('%j is refused as an example', ([change, text]) => {
    const lines = examplesIn({ ...own, ...change })
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain(text)
  })
})

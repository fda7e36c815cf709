import { describe, expect, test } from 'vitest'
import { checkStatusOnly, endsSession, isSignedInPage, justSignedIn } from './public-pages.ts'

describe('a link followed while signed in', () => {
  test.each(['/', '/about', '/services', '/services/gpu-leasing', '/contact', '/careers', '/careers/job-1'])(
    'to %s signs out',
    (path) => expect(endsSession(path, null)).toBe(true),
  )

  test.each(['/dashboard', '/login', '/register', '/interview/s1', '/privacy', '/careers/a/b', '/aboutus'])(
    'to %s does not',
    (path) => expect(endsSession(path, null)).toBe(false),
  )

  test('that only checks an application’s status does not', () => {
    expect(endsSession('/careers/job-1', checkStatusOnly)).toBe(false)
    expect(endsSession('/careers/job-1', { checkStatusOnly: 'yes' })).toBe(true)
    expect(endsSession('/careers/job-1', { from: '/dashboard' })).toBe(true)
  })

  test('that signing in leads back by does not', () => {
    expect(endsSession('/careers/job-1', justSignedIn)).toBe(false)
  })
})

test.each([
  ['/dashboard', true],
  ['/dashboard/', true],
  ['/interview/s1', true],
  ['/interview', false],
  ['/careers/job-1', false],
  ['/login', false],
])('%s is for signed-in people alone: %s', (path, isOnly) => expect(isSignedInPage(path)).toBe(isOnly))

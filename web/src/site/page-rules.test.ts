import { describe, expect, test } from 'vitest'
import {
  checkStatusOnly,
  endsSession,
  fromCareers,
  fromDashboard,
  isCandidatePage,
  justSignedIn,
} from './page-rules.ts'

describe('a link followed while signed in', () => {
  test.each([
    '/',
    '/about',
    '/services',
    '/jobs',
    '/services/gpu-leasing',
    '/contact',
    '/careers',
    '/careers/job-1',
  ])('to %s signs out', (path) => expect(endsSession(path, null)).toBe(true))

  test.each(['/dashboard', '/login', '/register', '/interview/s1', '/privacy', '/careers/a/b', '/aboutus'])(
    'to %s does not',
    (path) => expect(endsSession(path, null)).toBe(false),
  )

  test('to check the status of an application does not', () => {
    expect(endsSession('/careers/job-1', checkStatusOnly)).toBe(false)
    expect(endsSession('/careers/job-1', { checkStatusOnly: 'yes' })).toBe(true)
    expect(endsSession('/careers/job-1', { from: '/dashboard' })).toBe(true)
  })

  test('back to the page that required the sign-in does not', () => {
    expect(endsSession('/careers/job-1', justSignedIn)).toBe(false)
    expect(endsSession('/careers/job-1', fromDashboard)).toBe(false)
    expect(endsSession('/careers/job-1', fromCareers)).toBe(false)
  })
})

test.each([
  ['/dashboard', true],
  ['/dashboard/', true],
  ['/interview/s1', true],
  ['/interview', false],
  ['/careers/job-1', false],
  ['/login', false],
])('%s requires a sign-in: %s', (path, isOnly) => expect(isCandidatePage(path)).toBe(isOnly))

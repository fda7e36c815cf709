import { describe, expect, test } from 'vitest'
import { nextRetentionStep, unseenSince, type KnownApplication } from './retention-step.ts'

const seen = '2026-03-10T09:00:00.000Z'
const account = { createdAt: '2025-01-05T09:00:00.000Z', lastSeenAt: seen }
const on = (day: string): Date => new Date(`${day}T09:00:00.000Z`)
const application = (more: Partial<KnownApplication> = {}): KnownApplication => ({
  status: 'rejected',
  decided: undefined,
  moments: ['2025-06-01T09:00:00.000Z'],
  ...more,
})

const stepOn = (day: string, given: Partial<typeof account & { retentionNoticeAt: string }> = {}) =>
  nextRetentionStep({ ...account, ...given }, [application()], on(day))

describe('an unused account', () => {
  test.each([
    ['2028-02-08', undefined, 'wait'],
    ['2028-02-09', undefined, 'announce'],
    ['2028-02-10', '2028-02-09T09:00:00.000Z', 'wait'],
    ['2028-03-09', '2028-02-09T09:00:00.000Z', 'wait'],
    ['2028-03-10', '2028-02-09T09:00:00.000Z', 'delete'],
    // The runs of some weeks failed: the candidate still gets thirty days' notice.
    ['2028-03-20', '2028-03-01T09:00:00.000Z', 'wait'],
    ['2028-03-31', '2028-03-01T09:00:00.000Z', 'delete'],
  ])('on %s, announced on %s: %s', (day, retentionNoticeAt, kind) => {
    const given = retentionNoticeAt === undefined ? {} : { retentionNoticeAt }
    expect(stepOn(day, given).kind).toBe(kind)
  })

  test('is announced to be deleted in thirty days or later', () => {
    expect(stepOn('2028-02-09')).toEqual({ kind: 'announce', deletionAt: on('2028-03-10') })
    expect(stepOn('2028-06-01')).toEqual({ kind: 'announce', deletionAt: on('2028-07-01') })
  })

  test('is announced again where its candidate signed in after the first letter', () => {
    const given = { lastSeenAt: '2028-02-20T09:00:00.000Z', retentionNoticeAt: '2028-02-09T09:00:00.000Z' }
    expect(stepOn('2028-03-10', given).kind).toBe('wait')
    expect(stepOn('2030-02-01', given).kind).toBe('announce')
  })
})

describe('an account stays', () => {
  const late = on('2040-01-01')

  test.each([
    ['of a candidate who is hired', application({ status: 'accepted' })],
    ['where a recruiter has decided to hire', application({ status: 'reviewed', decided: 'accepted' })],
    ['where a newer release has written the status', application({ status: 'unknown' })],
    ['while the team is to meet the candidate', application({ moments: ['2040-01-20T02:00:00.000Z'] })],
    ['after a decision of last year', application({ moments: [null, '2039-03-01T02:00:00.000Z'] })],
  ])('%s', (_, kept) => {
    expect(nextRetentionStep(account, [application(), kept], late)).toEqual({ kind: 'wait' })
  })
})

test('an account is due from thirty days before its deletion', () => {
  expect(unseenSince(on('2028-02-09'))).toEqual(on('2026-03-10'))
})

import { describe, expect, test } from 'vitest'
import { auditFilterIn, auditPath, bodyOf, noFilter } from './audit-filter.ts'

const now = new Date('2026-11-27T04:00:00Z')

describe('the filter of the audit', () => {
  test('is in the fragment of the path, and complete in it', () => {
    const filter = {
      who: 'staff:1d',
      act: 'recording_opened',
      about: 'mei+1@example.com',
      from: '2026-11-16',
      to: '2026-11-22',
    } as const
    const { hash, search } = new URL(auditPath(filter), 'https://site.example')
    expect([search, auditFilterIn(hash)]).toEqual(['', filter])
    expect(auditPath(noFilter)).toBe('/desk/audit')
  })

  test('ignores acts and days that do not exist', () => {
    expect(auditFilterIn('#act=looked&from=2026-13-01&to=yesterday')).toEqual(noFilter)
  })

  test('has days of Malaysia, the last one included', () => {
    expect(bodyOf({ ...noFilter, from: '2026-11-16', to: '2026-11-22' }, now)).toEqual({
      since: '2026-11-15T16:00:00.000Z',
      until: '2026-11-22T16:00:00.000Z',
    })
  })

  test('begins 30 days ago, and with everything where a person is named', () => {
    expect(bodyOf(noFilter, now)).toEqual({ since: '2026-10-28T04:00:00.000Z' })
    expect(bodyOf({ ...noFilter, about: 'u1' }, now)).toEqual({
      since: '1970-01-01T00:00:00.000Z',
      candidate: 'u1',
    })
  })
})

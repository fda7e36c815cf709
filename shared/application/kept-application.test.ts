import { describe, expect, test } from 'vitest'
import { recruiterStatus } from './application.ts'
import type { ApplicationStatus } from './application-status.ts'
import { keptForRecruiters } from './kept-application.ts'

const kept = (
  applications: { jobId: string; status: ApplicationStatus }[],
  sessions: { jobId: string; started_at: string | null }[] = [],
) => [...keptForRecruiters({ applications, sessions })]

describe('an application is kept for recruiters', () => {
  test.each(recruiterStatus.options.filter((status) => status !== 'ai_pending'))(
    'once a recruiter has set %s',
    (status) => {
      expect(kept([{ jobId: 'engineer', status }])).toEqual(['engineer'])
    },
  )

  test('once an interview for it was started, even if the candidate left it', () => {
    const started = { jobId: 'engineer', started_at: '2026-11-20T09:00:00.000Z' }
    expect(kept([{ jobId: 'engineer', status: 'ai_pending' }], [started])).toEqual(['engineer'])
  })

  test('not while its interview has not been started', () => {
    const scheduled = { jobId: 'engineer', started_at: null }
    expect(kept([{ jobId: 'engineer', status: 'ai_pending' }], [scheduled])).toEqual([])
  })

  test('not for an interview for another position', () => {
    const started = { jobId: 'designer', started_at: '2026-11-20T09:00:00.000Z' }
    const applications = [
      { jobId: 'engineer', status: 'ai_pending' as const },
      { jobId: 'designer', status: 'human_pending' as const },
    ]
    expect(kept(applications, [started])).toEqual(['designer'])
  })
})

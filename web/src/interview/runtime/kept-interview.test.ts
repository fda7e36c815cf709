import { expect, test } from 'vitest'
import { lateRecordingSeconds } from '#shared/application/session/recording-limits.ts'
import { createFakeInterviews } from '#tests/support/interview/fake-world.ts'
import { createKeptInterview } from './kept-interview.ts'

test('keeps an interview for twice the time in which late parts are accepted', () => {
  const store = createFakeInterviews()
  const kept = createKeptInterview(store, 'candidate-1')
  const roomExpiresAt = '2026-11-22T09:25:00.000Z'
  kept.begin({ sessionId: 'session-1', callId: 'page-1', roomExpiresAt })
  expect(store.kept()).toEqual([
    {
      sessionId: 'session-1',
      owner: 'candidate-1',
      callId: 'page-1',
      expiresAt: Date.parse(roomExpiresAt) + 2 * lateRecordingSeconds * 1000,
    },
  ])
  kept.forget()
  kept.keep({ checkpoint: undefined })
  expect(store.kept()).toEqual([])
})

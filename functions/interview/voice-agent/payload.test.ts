import { expect, test } from 'vitest'
import { storedUser } from '#functions/account/rows/stored-user.ts'
import type { StoredSession } from '#functions/application/session/stored-session.ts'
import { startPayload } from './payload.ts'

const at = '2026-11-22T09:00:00.000Z'
const session: StoredSession = {
  userId: 'candidate',
  id: 'session',
  jobId: 'engineer',
  jobTitle: 'Engineer',
  department: 'Engineering',
  status: 'scheduled',
  createdAt: at,
  started_at: null,
  finished_at: null,
  roomCreatedAt: at,
}

test('names neither bucket nor role, and records nothing, where the browser alone records', () => {
  const user = storedUser.parse({
    id: 'candidate',
    name: 'Aisha Rahman',
    email: 'a@example.com',
    epoch: 1,
    createdAt: at,
  })
  const payload = startPayload({
    session,
    user,
    job: undefined,
    expiresAt: new Date(at),
    recordings: undefined,
    siteUrl: 'https://example.com',
  })
  expect(JSON.stringify(payload)).not.toMatch(/enable_recording|recordings_|bucket|assume/i)
})

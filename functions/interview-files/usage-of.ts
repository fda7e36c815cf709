import type { StoredUser } from '../storage/accounts/stored-user.ts'
import type { UsageOf } from '../storage/interviews/interviewer-usage.ts'
import type { DueRoom } from '../storage/interviews/room-outbox.ts'

/** Whose caps an interview counts against. */
export const usageOf = (
  { id, timeFactor }: Pick<DueRoom, 'id' | 'timeFactor'>,
  { email }: StoredUser,
): UsageOf => ({
  sessionId: id,
  timeFactor,
  email,
})

import { lateRecordingSeconds } from '#shared/application/session/recording-limits.ts'
import type { InterviewStore, UnsentInterview } from '../../api/unsent/unsent-interview.ts'

/** An interview that is finished at the last moment accepts parts for the same time after that. */
const lateMilliseconds = 2 * lateRecordingSeconds * 1000

export type KeptInterview = {
  /** Stores the interview at its start, so that a later visit finds it. */
  begin: (interview: { sessionId: string; callId: string; roomExpiresAt: string }) => void
  keep: (change: Pick<UnsentInterview, 'checkpoint' | 'finish'>) => void
  /** Deletes the interview, because the server has everything. */
  forget: () => void
}

/** What the browser keeps of the interview until the server has it. A store that fails is ignored: a later visit then finds nothing to send. */
export function createKeptInterview(store: InterviewStore, owner: string): KeptInterview {
  let copy: UnsentInterview | undefined
  const put = (interview: UnsentInterview): void => {
    copy = interview
    store.put(interview).catch(() => {})
  }
  return {
    begin({ sessionId, callId, roomExpiresAt }) {
      put({ sessionId, owner, callId, expiresAt: Date.parse(roomExpiresAt) + lateMilliseconds })
    },
    keep(change) {
      if (copy !== undefined) put({ ...copy, ...change })
    },
    forget() {
      if (copy !== undefined) store.remove(copy.sessionId).catch(() => {})
      copy = undefined
    },
  }
}

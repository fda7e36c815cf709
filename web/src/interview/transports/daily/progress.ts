import type { CallEvent, CallState } from '../../ports/call-transport.ts'

export type Progress = {
  state: () => CallState
  isJoined: () => boolean
  become: (next: CallState) => void
  /** Ends the call permanently; `message` says why. */
  fail: (message: string) => void
}

/** The state of the call. Emits an event for each change, and calls `failing` before that of a failure. */
export function createProgress(emit: (event: CallEvent) => void, failing: () => void): Progress {
  let state: CallState = 'new'

  const become = (next: CallState): void => {
    if (state === next) return
    state = next
    emit({ type: 'state', state })
  }

  return {
    state: () => state,
    isJoined: () => state === 'joined',
    become,
    fail(message) {
      if (state === 'error') return
      failing()
      become('error')
      emit({ type: 'failed', message })
    },
  }
}

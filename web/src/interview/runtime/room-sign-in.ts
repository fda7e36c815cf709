import { isAnswering } from '../machine/is-answering.ts'
import type { RoomCore } from './room-core.ts'

/** Longer than a pause between two words, and than the recognition of the last ones. */
const answerEndsAfterMilliseconds = 2_000

/** If the API ends the sign-in during an answer, the page leaves only after it, so that nobody is interrupted in mid-sentence. */
export function keepSignInDuringAnswer({ world, scope, getState, set, subscribe }: RoomCore): void {
  let release: (() => void) | undefined
  let stopWaiting: (() => void) | undefined
  const end = (): void => {
    stopWaiting?.()
    stopWaiting = undefined
    release?.()
    release = undefined
  }
  const look = (): void => {
    const state = getState()
    if (state.interview.phase === 'active' && isAnswering(state)) {
      stopWaiting?.()
      stopWaiting = undefined
      release ??= world.holdSignIn((hasSignInEnded) => set({ hasSignInEnded }))
    } else if (state.interview.phase !== 'active' || state.aiIsSpeaking) end()
    else if (release !== undefined) stopWaiting ??= world.clock.after(answerEndsAfterMilliseconds, end)
  }
  scope.own(subscribe(look))
  scope.own(end)
}

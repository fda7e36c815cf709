import type { RoomCore } from './room-core.ts'

const tickMilliseconds = 1_000

/** Counts the interview's time each second; answers a function that counts it immediately. */
export function startTicking({ world: { clock }, scope, set, dispatch }: RoomCore): () => void {
  const tick = (): void => {
    set({ now: clock.now() })
    dispatch({ type: 'ticked', at: clock.now() })
  }
  scope.own(clock.every(tickMilliseconds, tick))
  return tick
}

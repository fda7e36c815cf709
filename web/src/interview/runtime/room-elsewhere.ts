import { isOpenElsewhere } from '../machine/interview.ts'
import { openElsewhereMessage } from '../machine/room-status.ts'
import type { RoomCore } from './room-core.ts'

const lookMilliseconds = 2_000
/** After this time the candidate decides whether to wait on. */
const maxDeliveryMilliseconds = 15_000

export const deliveringText = 'Your earlier answers are still being uploaded. Please try again in a moment.'

/** While another tab holds the interview, looks whether it has ended there, and then opens the room in this page. */
export function reopenWhenFree(core: RoomCore, reopen: () => void): void {
  const { world, scope, sessionId, getState, onInterviewChange } = core
  let stop: (() => void) | undefined
  const look = async (): Promise<void> => {
    // A page in the background leaves camera and microphone to the one that the candidate sees.
    if (world.isHidden() || (await world.locks.heldBy(sessionId())) === 'interview') return
    // The button may have opened the room meanwhile.
    if (isOpenElsewhere(getState().interview)) reopen()
  }
  onInterviewChange((after) => {
    if (isOpenElsewhere(after) === (stop !== undefined)) return
    stop?.()
    stop = isOpenElsewhere(after) ? world.clock.every(lookMilliseconds, () => void look()) : undefined
  })
  scope.own(() => stop?.())
}

/** The lock of the session, once no delivery holds it. Undefined where the interview cannot begin, which the lobby shows. */
export async function holdSession(
  { world: { clock, locks }, scope, dispatch }: RoomCore,
  sessionId: string,
): Promise<(() => void) | undefined> {
  const giveUpAt = clock.now() + maxDeliveryMilliseconds
  for (;;) {
    const release = await locks.tryHold(sessionId)
    if (release !== undefined) return release
    if ((await locks.heldBy(sessionId)) === 'interview') {
      dispatch({ type: 'blocked', message: openElsewhereMessage })
      return undefined
    }
    if (clock.now() >= giveUpAt) {
      dispatch({ type: 'startFailed', message: deliveringText })
      return undefined
    }
    await new Promise<void>((resolve) => {
      scope.own(clock.after(lookMilliseconds, resolve))
    })
  }
}

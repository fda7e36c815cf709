import type { TimeFactor } from '#shared/application/session/interview-status.ts'
import { next } from '../machine/interview.ts'
import type { Interview, InterviewEvent } from '../machine/interview-state.ts'
import { noMedia } from './media-state.ts'
import type { RoomRetries } from './clock.ts'
import type { Wanted } from './opening.ts'
import { emptyRoom, planOf, type RoomState } from './room-state.ts'
import type { World } from './world.ts'
import { createScope, type Scope } from './scope.ts'

type Reaction = (after: Interview, before: Interview) => void

/** What the parts of the room share: its state, its machine and its end. */
export type RoomCore = {
  world: World
  /** Everything that has to be closed with the room. */
  scope: Scope
  retries: RoomRetries
  /** The session's id as the server names it, and until then the one that the room was opened with. */
  sessionId: () => string
  /** The extra time that the candidate has just chosen. */
  timeFactor: TimeFactor | undefined
  getState: () => RoomState
  set: (change: Partial<RoomState>) => void
  subscribe: (listener: () => void) => () => void
  /** Passes an event to the machine. */
  dispatch: (event: InterviewEvent) => void
  /** Calls `react` after each change of the interview. */
  onInterviewChange: (react: Reaction) => void
}

export function createCore(world: World, { sessionId: openedWith, timeFactor }: Wanted): RoomCore {
  const { clock, network } = world
  const scope = createScope()
  const listeners = new Set<() => void>()
  const reactions: Reaction[] = []
  let state: RoomState = {
    ...emptyRoom(clock.now(), noMedia, network.isOnline()),
    willType: world.typing.isChosen(),
  }

  const set = (change: Partial<RoomState>): void => {
    if (scope.signal.aborted) return
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  scope.own(() => {
    listeners.clear()
  })
  return {
    world,
    scope,
    retries: { clock, network, signal: scope.signal },
    sessionId: () => state.record?.session.id ?? openedWith,
    timeFactor,
    getState: () => state,
    set,
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    dispatch(event) {
      const before = state.interview
      const after = next(before, event, planOf(state.record, state.roomEndsAt))
      if (after === before) return
      set({ interview: after })
      for (const react of reactions) react(after, before)
    },
    onInterviewChange: (react) => {
      reactions.push(react)
    },
  }
}

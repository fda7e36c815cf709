import { useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { sessionState } from '../../api/session/session-state.ts'
import { browserWorld } from '../runtime/browser-world.ts'
import { createInterview, type InterviewRoom } from '../runtime/room.ts'
import type { RoomState } from '../runtime/room-state.ts'
import { roomCallsOf } from './room-calls.ts'

/** Whether the candidate granted camera and microphone on an earlier visit. */
async function wasGranted(): Promise<boolean> {
  const names = ['camera', 'microphone'] as const
  try {
    const states = await Promise.all(names.map((name) => navigator.permissions.query({ name })))
    return states.every(({ state }) => state === 'granted')
  } catch {
    // A browser that cannot tell asks when the button is pressed.
    return false
  }
}

/** The room of a session, which is open while the component is mounted. */
export function useRoom(sessionId: string, onCompleted: () => void): InterviewRoom {
  const [room] = useState(() =>
    createInterview(browserWorld(roomCallsOf(sessionState().user?.id ?? '')), sessionId),
  )
  const completed = useEffectEvent(onCompleted)
  useEffect(() => {
    room.subscribe(() => {
      if (room.getState().interview.phase === 'completed') completed()
    })
    void room.open()
    void wasGranted().then((isGranted) => (isGranted ? room.requestDevices() : undefined))
    return () => room.close()
  }, [room])
  return room
}

export function useRoomState(room: InterviewRoom): RoomState {
  const subscribe = useCallback((listener: () => void) => room.subscribe(listener), [room])
  return useSyncExternalStore(subscribe, () => room.getState())
}

import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { createInterview, type InterviewRoom } from '../runtime/room.ts'
import type { RoomState } from '../runtime/room-state.ts'
import { roomCalls } from './room-calls.ts'
import { browserWorld } from '../runtime/browser-world.ts'

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

/** Opens the room of a session while the component is mounted. */
export function useRoom(sessionId: string, onCompleted: () => void): InterviewRoom | undefined {
  const [room, setRoom] = useState<InterviewRoom>()
  const completed = useEffectEvent(onCompleted)
  useEffect(() => {
    const opened = createInterview(browserWorld(roomCalls), sessionId)
    setRoom(opened)
    opened.subscribe(() => {
      if (opened.getState().interview.phase === 'completed') completed()
    })
    void opened.open()
    void wasGranted().then((isGranted) => (isGranted ? opened.requestDevices() : undefined))
    return () => opened.close()
  }, [sessionId])
  return room
}

export const useRoomState = (room: InterviewRoom): RoomState =>
  useSyncExternalStore(room.subscribe, room.getState)

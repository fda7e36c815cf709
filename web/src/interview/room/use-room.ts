import { useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { Transcript } from '../machine/transcript.ts'
import type { EndReason } from '../machine/interview-state.ts'
import type { InterviewRoom } from '../runtime/room.ts'
import { devicePermissions } from './device-permissions.ts'
import type { RoomState } from '../runtime/room-state.ts'

/** Whether the candidate granted camera and microphone on an earlier visit. */
async function wasGranted(): Promise<boolean> {
  const permissions = await devicePermissions()
  // Where the browser cannot tell, it asks when the candidate presses the button.
  return permissions.length > 0 && permissions.every(({ state }) => state === 'granted')
}

/** A room, which is open while the component is mounted. */
export function useRoom(
  create: () => InterviewRoom,
  onCompleted?: (reason: EndReason, transcript: Transcript) => void,
): InterviewRoom {
  const [room] = useState(create)
  const completed = useEffectEvent((reason: EndReason) => onCompleted?.(reason, room.getState().transcript))
  useEffect(() => {
    const requestGranted = () =>
      void wasGranted().then((isGranted) => (isGranted ? room.requestDevices() : undefined))
    let before = room.getState().interview.phase
    room.subscribe(() => {
      const { interview } = room.getState()
      if (interview.phase === 'completed') completed(interview.reason)
      // A page that could not open the room has released the devices.
      if ((before === 'blocked' || before === 'error') && interview.phase === 'connecting') requestGranted()
      before = interview.phase
    })
    void room.open()
    requestGranted()
    return () => room.close()
  }, [room])
  return room
}

export function useRoomState(room: InterviewRoom): RoomState {
  const subscribe = useCallback((listener: () => void) => room.subscribe(listener), [room])
  return useSyncExternalStore(subscribe, () => room.getState())
}

import { useEffect, useState, type ComponentType } from 'react'
import { importAgain } from '../../form/import-again.ts'
import type { Interview } from '../machine/interview-state.ts'
import type { RoomState } from '../runtime/room-state.ts'
import type { CallRoomProps } from './CallRoom.tsx'

const isNear = (interview: Interview): boolean =>
  interview.phase === 'active' || ('hasDevices' in interview && interview.hasDevices)

/** The view of the call, which is loaded once the devices are granted. A failure is tried again at the next step. */
export function useCallRoom({ interview, isOnline }: RoomState): ComponentType<CallRoomProps> | undefined {
  const [CallRoom, setCallRoom] = useState<ComponentType<CallRoomProps>>()
  const isWanted = CallRoom === undefined && isOnline && isNear(interview)
  const { phase } = interview
  useEffect(() => {
    if (!isWanted) return
    importAgain(() => import('./CallRoom.tsx')).then(
      (code) => setCallRoom(() => code.CallRoom),
      () => undefined,
    )
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- each phase is another try
  }, [isWanted, phase])
  return CallRoom
}

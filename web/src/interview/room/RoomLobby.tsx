import { useState } from 'react'
import { ApiRefusal } from '#shared/contract/refusal.ts'
import { Frame } from '../Frame.tsx'
import { Lobby } from '../lobby/Lobby.tsx'
import type { InterviewRoom } from '../runtime/room.ts'
import type { RoomState } from '../runtime/room-state.ts'
import { lobbyViewOf } from './lobby-view.ts'

type Props = { room: InterviewRoom; state: RoomState; jobTitle: string; onLeave: () => void }

/** The lobby with the commands of its room. */
export function RoomLobby({ room, state, jobTitle, onLeave }: Props) {
  const [refused, setRefused] = useState<string>()
  const retake = async (): Promise<void> => {
    try {
      location.assign(await room.retake())
    } catch (error) {
      setRefused(error instanceof ApiRefusal ? error.message : 'Failed to start interview. Please try again.')
    }
  }
  const view = lobbyViewOf(state, jobTitle)
  return (
    <Frame>
      <Lobby
        view={refused === undefined ? view : { ...view, error: refused }}
        commands={{
          grantAccess: () => void room.requestDevices(),
          selectDevice: (kind, deviceId) => void room.selectDevice(kind, deviceId),
          pressStart: () => room.pressStart(),
          dismissStart: () => room.dismissStart(),
          confirmStart: () => void room.consent(),
          cancel: () => {
            void room.cancel()
            onLeave()
          },
          retry: () => void room.retry(),
          refresh: () => location.reload(),
          retake: () => void retake(),
        }}
      />
    </Frame>
  )
}

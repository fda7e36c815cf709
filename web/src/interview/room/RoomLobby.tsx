import { useState } from 'react'
import { ApiRefusal } from '#shared/platform/contract/refusal.ts'
import { Frame } from '../Frame.tsx'
import { startFailedText } from '../start-failed.ts'
import { Lobby } from '../lobby/Lobby.tsx'
import { unlockVoice } from '../lobby/unlock-voice.ts'
import type { InterviewRoom } from '../runtime/room.ts'
import type { RoomState } from '../runtime/room-state.ts'
import type { RoomKind } from '../room-kind.ts'
import { Banner } from './Banner.tsx'
import { useDenied } from './use-denied.ts'
import { lobbyViewOf, type Arrival } from './lobby-view.ts'

type Props = {
  room: InterviewRoom
  state: RoomState
  jobTitle: string
  kind: RoomKind
  /** Undefined in a practice run. */
  arrival?: Arrival
  onLeave: () => void
  onPractise?: () => void
}

/** The lobby with the commands of its room. */
export function RoomLobby({ room, state, jobTitle, kind, arrival, onLeave, onPractise }: Props) {
  const [refused, setRefused] = useState<string>()
  const retake = async (): Promise<void> => {
    try {
      location.assign(await room.retake())
    } catch (error) {
      setRefused(error instanceof ApiRefusal ? error.message : startFailedText)
    }
  }
  const { camera, microphone } = state.media.devices
  const isDenied = useDenied(
    camera === 'blocked' || microphone === 'blocked',
    () => void room.requestDevices(),
  )
  const view = lobbyViewOf(state, { jobTitle, kind, isDenied, ...(arrival === undefined ? {} : { arrival }) })
  return (
    <Frame banner={<Banner kind={kind} />}>
      <Lobby
        view={refused === undefined ? view : { ...view, error: refused }}
        commands={{
          grantAccess: () => void room.requestDevices(),
          selectDevice: (device, deviceId) => void room.selectDevice(device, deviceId),
          onLevel: room.onLevel,
          setWillType: (willType) => room.setWillType(willType),
          pressStart: () => {
            unlockVoice()
            room.pressStart()
            // A practice run records nothing, and an interview that continues shows the consent beside the button.
            if (kind === 'practice' || view.goesOn !== undefined) void room.consent()
          },
          dismissStart: () => room.dismissStart(),
          confirmStart: () => {
            unlockVoice()
            void room.consent()
          },
          cancel: () => {
            void room.cancel()
            onLeave()
          },
          retry: () => void room.retry(),
          refresh: () => location.reload(),
          retake: () => void retake(),
          leave: onLeave,
          practise: onPractise,
        }}
      />
    </Frame>
  )
}

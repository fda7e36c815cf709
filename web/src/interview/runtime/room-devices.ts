import { hasAccess } from '../machine/devices.ts'
import { createMedia, type Media } from './media.ts'
import { devicesIn, type RoomCall } from './room-call.ts'
import type { RoomCore } from './room-core.ts'
import type { VoiceMeter } from './voice-meter.ts'

export type RoomDevices = {
  media: Media
  /** Applies the candidate's switches to the stream and to what the interviewer hears. */
  applySwitches: () => void
  release: () => void
}

type Parts = {
  meter: VoiceMeter
  call: Pick<RoomCall, 'current'>
  /** Called after the switches were applied to the stream. */
  streamChanged: (stream: MediaStream | undefined) => void
}

/** Camera and microphone in the room. */
export function createRoomDevices(core: RoomCore, { meter, call, streamChanged }: Parts): RoomDevices {
  const { world, scope, getState, set, dispatch } = core
  const media = createMedia(world.media, () => {
    mediaChanged()
  })

  const applySwitches = (): void => {
    const { interview, isMicrophoneOn, willType, isCameraOn, media: now } = getState()
    // In the lobby the microphone feeds only the level meter; the interviewer hears it once the interview runs.
    for (const track of now.stream?.getAudioTracks() ?? []) track.enabled = isMicrophoneOn
    for (const track of now.stream?.getVideoTracks() ?? []) track.enabled = isCameraOn
    call.current()?.setMicrophone(interview.phase === 'active' && isMicrophoneOn && !willType)
    call.current()?.setCamera(isCameraOn)
  }

  function mediaChanged(): void {
    const before = getState().media
    const after = media.state()
    set({ media: after })
    meter.attach(after.stream)
    call.current()?.setDevices(devicesIn(getState()))
    dispatch({ type: 'devicesChanged', hasDevices: hasAccess(after.devices), at: world.clock.now() })
    if (after.stream === before.stream) return
    applySwitches()
    streamChanged(after.stream)
  }

  const release = (): void => {
    meter.attach(undefined)
    media.release()
  }
  scope.own(() => {
    release()
    media.close()
    meter.close()
  })
  return { media, applySwitches, release }
}

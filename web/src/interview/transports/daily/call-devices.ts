import type { CallDevices } from '../../ports/call-transport.ts'
import type { Speaker } from './browser-speaker.ts'
import type { CallObject, CallSources } from './daily-js.ts'
import { createLocalTracks } from './local-tracks.ts'

type DeviceParts = {
  current: () => CallObject | undefined
  isJoined: () => boolean
  speaker: Pick<Speaker, 'choose'>
  /** A test interview needs no devices. */
  isTestInterview: boolean
}

export type DevicesOfCall = {
  /** Resolves once camera and microphone are granted. */
  granted: Promise<void>
  /** The tracks that a new call object begins with. */
  sources: () => CallSources
  choose: (devices: CallDevices) => void
  setMicrophone: (isOn: boolean) => void
  setCamera: (isOn: boolean) => void
  /** The call was joined. */
  joined: () => void
  stop: () => void
}

/** What the candidate chose in the lobby, as the call object needs it. */
export function createCallDevices(parts: DeviceParts): DevicesOfCall {
  const { current, isJoined, speaker, isTestInterview } = parts
  const tracks = createLocalTracks()
  const granted = Promise.withResolvers<void>()
  let stream: MediaStream | undefined
  let isMicrophoneOn = false
  if (isTestInterview) granted.resolve()

  return {
    granted: granted.promise,
    sources() {
      const { sources, release } = tracks.copy(stream)
      release()
      return sources
    },
    choose(devices) {
      speaker.choose(devices.speaker)
      if (devices.stream === undefined || devices.stream === stream) return
      const call = current()
      stream = devices.stream
      granted.resolve()
      if (call === undefined) return
      const { sources, release } = tracks.copy(stream)
      void call.setInputDevicesAsync(sources).then(release, release)
    },
    setMicrophone(isOn) {
      isMicrophoneOn = isOn
      tracks.setMicrophone(isOn)
      if (isJoined()) current()?.setLocalAudio(isOn)
    },
    setCamera: tracks.setCamera,
    joined() {
      // The candidate is not heard in the lobby.
      current()?.setLocalAudio(isMicrophoneOn)
    },
    stop: tracks.stop,
  }
}

import type { CallSources } from './daily-js.ts'

export type LocalTracks = {
  /** Copies of the stream's tracks, if there is one; the copies before them end once `release` is called. */
  copy: (stream: MediaStream | undefined) => { sources: CallSources; release: () => void }
  setMicrophone: (isOn: boolean) => void
  setCamera: (isOn: boolean) => void
  stop: () => void
}

/**
 * The tracks that the call sends. They are copies of the lobby's: a call object may stop or disable what it was given, and
 * preview, level meter and recorder go on with theirs.
 */
export function createLocalTracks(): LocalTracks {
  let audio: MediaStreamTrack | undefined
  let video: MediaStreamTrack | undefined
  let isMicrophoneOn = false
  let isCameraOn = true
  const apply = () => {
    if (audio !== undefined) audio.enabled = isMicrophoneOn
    if (video !== undefined) video.enabled = isCameraOn
  }
  return {
    copy(stream) {
      const before = [audio, video]
      audio = stream?.getAudioTracks()[0]?.clone()
      video = stream?.getVideoTracks()[0]?.clone()
      apply()
      return {
        sources: { audioSource: audio ?? false, videoSource: video ?? false },
        release: () => {
          for (const track of before) track?.stop()
        },
      }
    },
    setMicrophone(isOn) {
      isMicrophoneOn = isOn
      apply()
    },
    setCamera(isOn) {
      isCameraOn = isOn
      apply()
    },
    stop() {
      audio?.stop()
      video?.stop()
    },
  }
}

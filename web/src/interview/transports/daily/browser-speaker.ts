/** Plays the interviewer's track. */
export type Speaker = {
  play: (track: MediaStreamTrack) => void
  stop: (track: MediaStreamTrack) => void
  setMuted: (isMuted: boolean) => void
  /** Chooses the output device; undefined is the browser's default. */
  choose: (deviceId: string | undefined) => void
  close: () => void
}

/** Plays the interviewer's voice with an element of its own. */
export function browserSpeaker(): Speaker {
  const element = new Audio()
  let playing: MediaStreamTrack | undefined
  const start = () => {
    // Refused until the candidate has clicked somewhere; the start of the interview is a click.
    element.play().catch(() => {})
  }
  return {
    play(track) {
      playing = track
      element.srcObject = new MediaStream([track])
      start()
    },
    stop(track) {
      if (playing !== track) return
      playing = undefined
      element.srcObject = null
    },
    setMuted(isMuted) {
      element.muted = isMuted
      if (playing !== undefined) start()
    },
    choose(deviceId) {
      // Safari and Firefox lack it or ask first; the sound then comes from the default device.
      if ('setSinkId' in element) element.setSinkId(deviceId ?? '').catch(() => {})
    },
    close() {
      playing = undefined
      element.srcObject = null
    },
  }
}

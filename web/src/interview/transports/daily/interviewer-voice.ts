import type { Meter } from '../../runtime/voice-meter.ts'
import type { CallEvent } from '../../ports/call-transport.ts'
import type { Speaker } from './browser-speaker.ts'

type VoiceParts = {
  speaker: Pick<Speaker, 'play' | 'stop'>
  meter: (track: MediaStreamTrack) => Meter
  emit: (event: CallEvent) => void
}

/** Plays and measures the interviewer's track, and emits it for the recording. */
export function createInterviewerVoice({ speaker, meter, emit }: VoiceParts) {
  let current: { track: MediaStreamTrack; meter: Meter } | undefined
  return {
    level: () => current?.meter.level(),
    started: (track: MediaStreamTrack): void => {
      current?.meter.close()
      current = { track, meter: meter(track) }
      speaker.play(track)
      emit({ type: 'interviewerVoice', track })
    },
    stopped: (track: MediaStreamTrack): void => {
      speaker.stop(track)
      if (current?.track !== track) return
      current.meter.close()
      current = undefined
      emit({ type: 'interviewerVoice', track: undefined })
    },
  }
}

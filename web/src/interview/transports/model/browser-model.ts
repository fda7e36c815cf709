import type { InterviewRecord } from '#shared/application/session/interview-record.ts'
import type { CallEvent, CallTransport } from '../../ports/call-transport.ts'
import type { CallNeeds } from '../../runtime/world.ts'
import { browserBuiltIn, deviceParts } from '../built-in/browser-built-in.ts'
import { interviewerCalls } from './calls.ts'
import { browserSpeechStream } from './speech-stream/browser-speech-stream.ts'
import { browserPlayer } from './player.ts'
import { createSoundVoice } from './sound-voice.ts'
import { createTurns } from './turns.ts'

/** The built-in interviewer as conductor, with the server's model, voice and speech recognition where it has them. */
export function browserModel(
  record: InterviewRecord,
  needs: CallNeeds,
  has: NonNullable<InterviewRecord['brain']>,
): CallTransport {
  const { clock } = needs.retries
  const calls = interviewerCalls()
  const holder = { sessionId: record.session.id, callId: needs.callId }
  const device = deviceParts(record, needs)
  let timeFactor: number = record.timeFactor ?? 1
  let emit = (_event: CallEvent): void => {}

  const player = has.voice ? browserPlayer() : undefined
  const soundOf = async (text: string) => {
    const { data } = await calls.speak({
      params: { id: holder.sessionId },
      body: { callId: holder.callId, text },
    })
    return data.audio ?? undefined
  }
  const speechStream = has.hearing
    ? browserSpeechStream({
        ...holder,
        clock,
        calls,
        timeFactor: () => timeFactor,
        other: device.recogniser,
        isPlaying: () => player?.isPlaying() ?? false,
        unavailable: (hasOther) => emit({ type: 'speechStreamLost', hasOther }),
      })
    : undefined
  return browserBuiltIn(record, needs, {
    voice:
      player === undefined ? device.voice : createSoundVoice({ clock, player, soundOf, other: device.voice }),
    recogniser: speechStream?.recogniser ?? device.recogniser,
    model: has.model ? createTurns({ ...holder, clock, calls, goesOn: record.running !== null }) : undefined,
    services: {
      join(emitEvent) {
        emit = emitEvent
        if (player?.track !== undefined) emit({ type: 'interviewerVoice', track: player.track })
      },
      setDevices({ stream, speaker }) {
        player?.choose(speaker)
        speechStream?.setStream(stream)
      },
      setTimeFactor(factor) {
        timeFactor = factor
      },
      leave() {
        speechStream?.close()
        player?.close()
      },
    },
  })
}

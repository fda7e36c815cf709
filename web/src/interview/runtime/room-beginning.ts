import type { InterviewRecord } from '#shared/application/session/interview-record.ts'
import type { KeptInterview } from './kept-interview.ts'
import type { RoomCall } from './room-call.ts'
import type { RoomCore } from './room-core.ts'
import type { RoomDevices } from './room-devices.ts'
import { holdSession } from './room-elsewhere.ts'
import type { RoomRecorder } from './room-recorder.ts'
import type { RoomTranscript } from './room-transcript.ts'
import { messagesOf, type Place } from '../machine/transcript.ts'
import type { CallTransport } from '../ports/call-transport.ts'
import { earlierOf } from './progress.ts'
import { startInterview, type Stored } from './start.ts'

const greetingAfterMilliseconds = 1_000
const firstQuestion: Place = { section: 0, question: 0 }

export type BeginParts = {
  callId: string
  kept: KeptInterview
  call: Pick<RoomCall, 'current'>
  devices: Pick<RoomDevices, 'applySwitches'>
  recorder: RoomRecorder
  transcript: RoomTranscript
}

/** What another page stored: its messages, the question it asked last, and its progress. */
function restored({ entries, progress, startedAt }: Stored) {
  const messages = messagesOf(entries, startedAt)
  const place = messages.findLast((message) => message.type === 'ai' && message.place !== undefined)?.place
  const lastMilliseconds = (messages.at(-1)?.endedAt ?? startedAt) - startedAt
  const section = place?.section ?? 0
  const stoppedAskingAfter = progress?.stoppedAskingAfter
  return {
    messages,
    place,
    stoppedAskingAfter,
    progress: earlierOf(progress, { startedAt, lastMilliseconds, section }),
  }
}

/** Greets, asks the open question again, or offers the choices again. */
function speakFirst(call: CallTransport | undefined, earlier: ReturnType<typeof restored> | undefined): void {
  const { stoppedAskingAfter } = earlier ?? {}
  const place = earlier?.place ?? (stoppedAskingAfter === undefined ? undefined : firstQuestion)
  if (place === undefined || call?.goOn === undefined) call?.greet()
  else call.goOn(place, stoppedAskingAfter)
}

/** The server's answer to the start; undefined where the room has ended meanwhile, or the interview runs in another page. */
async function started(core: RoomCore, record: InterviewRecord, parts: BeginParts) {
  const { world, scope, retries, getState, dispatch } = core
  const { callId, kept, recorder } = parts
  const { interview } = getState()
  if (interview.phase !== 'starting') return undefined
  const release = await holdSession(core, record.session.id)
  if (release === undefined) return undefined
  scope.own(release)
  if (scope.signal.aborted) return undefined
  kept.begin({ sessionId: record.session.id, callId, roomExpiresAt: record.room.expiresAt })
  const outcome = await startInterview({
    retries,
    calls: world.calls,
    record,
    callId,
    device: world.deviceName(),
    now: world.clock.now,
    consent: interview.consent,
    recording: recorder,
    stream: () => getState().media.stream,
  })
  if (scope.signal.aborted) return undefined
  if (outcome.type === 'started') return outcome
  kept.forget()
  release()
  dispatch(outcome)
  return undefined
}

/** Starts the interview to which the candidate has consented: at the server, then the recording, then the conversation. */
export async function begin(core: RoomCore, record: InterviewRecord, parts: BeginParts): Promise<void> {
  const { world, scope, set, dispatch } = core
  const { call, devices, transcript } = parts
  const outcome = await started(core, record, parts)
  if (outcome === undefined) return
  const earlier = outcome.stored === undefined ? undefined : restored(outcome.stored)
  if (earlier !== undefined)
    set({ transcript: earlier.messages, stoppedAskingAfter: earlier.stoppedAskingAfter })
  transcript.begin(outcome.stored)
  dispatch({ type: 'recordingStarted', at: world.clock.now(), earlier: earlier?.progress })
  devices.applySwitches()
  set({ record: { ...record, sections: [...outcome.sections] } })
  call.current()?.setSections(outcome.sections)
  call.current()?.openSection(earlier?.progress.progress.index ?? 0)
  scope.own(world.clock.after(greetingAfterMilliseconds, () => speakFirst(call.current(), earlier)))
}

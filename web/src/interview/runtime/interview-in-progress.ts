import type { InterviewRecord } from '#shared/application/session/interview-record.ts'
import { createConversationListener } from './conversation-listener.ts'
import { extendInterview } from './extra-time.ts'
import { createKeptInterview } from './kept-interview.ts'
import { saveWhenHidden } from './page-hiding.ts'
import { begin, type BeginParts } from './room-beginning.ts'
import type { RoomCall } from './room-call.ts'
import type { RoomCore } from './room-core.ts'
import type { RoomDevices } from './room-devices.ts'
import { finishAtEnd } from './room-end.ts'
import { createRoomRecorder } from './room-recorder.ts'
import { createRoomTranscript } from './room-transcript.ts'

export type InterviewInProgress = {
  /** Starts the interview to which the candidate has consented. */
  begin: (record: InterviewRecord) => Promise<void>
  /** Continues the recording with another stream. */
  goOn: (stream: MediaStream) => void
}

export type InterviewParts = {
  callId: string
  call: RoomCall
  devices: Pick<RoomDevices, 'applySwitches' | 'release'>
  /** Counts the interview's time immediately. */
  tick: () => void
}

/** Stops transcript and recorder when the server refuses this page; parts that are recorded are still uploaded. */
function stopWhenBlocked(
  core: RoomCore,
  { recorder, transcript }: Pick<BeginParts, 'recorder' | 'transcript'>,
): void {
  core.onInterviewChange((after, before) => {
    if (after.phase !== 'blocked' || before.phase !== 'active') return
    transcript.end()
    void recorder.stop()
  })
}

/** The interview from consent to finish: its recording, its transcript, and what the browser keeps of both. */
export function conductInterview(
  core: RoomCore,
  { callId, call, devices, tick }: InterviewParts,
): InterviewInProgress {
  const { world, scope } = core
  const keptInterview = createKeptInterview(world.interviews, world.owner)
  const recorder = createRoomRecorder(core, { callId, currentOfCall: () => call.current()?.recording })
  const transcript = createRoomTranscript(core, { callId, kept: keptInterview, recorder })
  const extend = (): void => void extendInterview(core, { callId, call })
  const parts = { callId, kept: keptInterview, call, devices, recorder, transcript }
  scope.own(call.subscribe(createConversationListener(core, { transcript, tick, extend })))
  finishAtEnd(core, parts)
  stopWhenBlocked(core, parts)
  saveWhenHidden(core, parts)
  return { begin: (record) => begin(core, record, parts), goOn: recorder.goOn }
}

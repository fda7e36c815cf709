import type { InterviewRecord } from '#shared/domain/interview-record.ts'
import { openElsewhereMessage } from '../machine/room-status.ts'
import type { KeptInterview } from './kept-interview.ts'
import type { RoomCall } from './room-call.ts'
import type { RoomCore } from './room-core.ts'
import type { RoomDevices } from './room-devices.ts'
import type { RoomRecorder } from './room-recorder.ts'
import type { RoomTranscript } from './room-transcript.ts'
import { startInterview } from './start.ts'

const greetingAfterMilliseconds = 1_000

type Parts = {
  callId: string
  kept: KeptInterview
  call: Pick<RoomCall, 'current'>
  devices: Pick<RoomDevices, 'applySwitches'>
  recorder: RoomRecorder
  transcript: RoomTranscript
}

/** Starts the interview to which the candidate has consented. */
export async function begin(core: RoomCore, record: InterviewRecord, parts: Parts): Promise<void> {
  const { world, scope, retries, getState, dispatch } = core
  const { callId, kept, call, devices, recorder, transcript } = parts
  const { interview } = getState()
  if (interview.phase !== 'starting') return
  const release = await world.locks.tryHold(record.session.id)
  if (release === undefined) {
    dispatch({ type: 'blocked', message: openElsewhereMessage })
    return
  }
  scope.own(release)
  kept.begin(record.session.id, record.room.expiresAt)
  const outcome = await startInterview({
    retries,
    calls: world.calls,
    record,
    callId,
    consent: interview.consent,
    recording: recorder,
    stream: () => getState().media.stream,
  })
  if (scope.signal.aborted) return
  if (outcome.type !== 'started') {
    release()
    kept.forget()
    dispatch(outcome)
    return
  }
  transcript.begin()
  dispatch({ type: 'recordingStarted', at: world.clock.now() })
  devices.applySwitches()
  core.set({ record: { ...record, sections: [...outcome.sections] } })
  call.current()?.setSections(outcome.sections)
  call.current()?.openSection(0)
  scope.own(
    world.clock.after(greetingAfterMilliseconds, () => {
      call.current()?.greet()
    }),
  )
}

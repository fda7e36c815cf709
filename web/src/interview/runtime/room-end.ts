import type { FinishBody } from '../../api/unsent/unsent-calls.ts'
import { ApiRefusal } from '#shared/platform/contract/refusal.ts'
import { retried } from '../../api/unsent/retry.ts'
import { endAttempts, endInterview } from './ending.ts'
import type { KeptInterview } from './kept-interview.ts'
import type { RoomCall } from './room-call.ts'
import type { RoomCore } from './room-core.ts'
import type { RoomDevices } from './room-devices.ts'
import type { RoomRecorder } from './room-recorder.ts'
import type { RoomTranscript } from './room-transcript.ts'
import { recorderTimesOf, segmentStartsOf } from './segment-starts.ts'

type Parts = {
  callId: string
  kept: KeptInterview
  call: Pick<RoomCall, 'leave'>
  devices: Pick<RoomDevices, 'release'>
  recorder: RoomRecorder
  transcript: RoomTranscript
}

/** Finishes the interview at its end. */
export function finishAtEnd(core: RoomCore, parts: Parts): void {
  core.onInterviewChange((after, before) => {
    // The machine enters `ending` once.
    if (after.phase !== 'ending' || before.phase === 'ending') return
    const { reason } = after
    void (reason === 'deleted' || reason === 'recordingDeleted'
      ? erase(core, parts, reason)
      : finish(core, parts, after.startedAt))
  })
}

async function finish(core: RoomCore, parts: Parts, startedAt: number): Promise<void> {
  const { kept, call, devices, recorder, transcript } = parts
  const { retries, world, scope, sessionId, dispatch } = core
  const { stoppedAskingAfter } = core.getState()
  // The end of the call completes the message that is being spoken.
  await call.leave()
  const entries = transcript.entries()
  transcript.end()
  await recorder.stop()
  devices.release()
  const body: FinishBody = {
    transcript: entries,
    callId: parts.callId,
    recordedParts: recorder.counts(),
    segmentStarts: segmentStartsOf(recorder, startedAt),
    recorderTimes: recorderTimesOf(recorder, startedAt),
    cloudRecordings: recorder.ofCall(),
    ...(stoppedAskingAfter === 'danger' ? { stoppedForWellbeing: true } : {}),
  }
  kept.keep({ checkpoint: undefined, finish: body })
  const stopWatching = finishWhenHidden(core, body)
  const { clock, calls } = world
  const { queue } = recorder
  const isTaken = await endInterview({ clock, retries, calls, queue, id: sessionId(), body })
  stopWatching()
  if (scope.signal.aborted) return
  if (isTaken) {
    kept.keep({ finish: undefined })
    void queue.drained().then(kept.forget)
  }
  dispatch({ type: 'ended' })
}

const failed = { deleted: 'notDeleted', recordingDeleted: 'recordingNotDeleted' } as const

/** Deletes the interview, with its application or without it. The dashboard says so, or that it failed. */
async function erase(core: RoomCore, parts: Parts, reason: keyof typeof failed): Promise<void> {
  const { kept, call, devices, recorder, transcript } = parts
  const { retries, world, scope, sessionId, dispatch } = core
  await call.leave()
  transcript.end()
  // Nothing is recorded between the deletion and the end of the recorder.
  await recorder.stop()
  devices.release()
  const params = { id: sessionId() }
  const isDeleted = await retried<unknown>({ ...retries, max: endAttempts, waitsOffline: true }, () =>
    reason === 'deleted' ? world.calls.unapply({ params }) : world.calls.deleteRecording({ params }),
  ).then(
    () => true,
    (error: unknown) => error instanceof ApiRefusal && error.code === 'interview_not_found',
  )
  if (scope.signal.aborted) return
  if (isDeleted) {
    kept.forget()
    await world.parts.removeAll(sessionId()).catch(() => {})
  }
  dispatch({ type: 'ended', reason: isDeleted ? reason : failed[reason] })
}

/** Sends the finish with a request that outlives the page, in case it is closed before the other is answered. */
const finishWhenHidden = ({ world, sessionId }: RoomCore, body: FinishBody): (() => void) =>
  world.onHidden(() => {
    world.lastCalls.finish({ params: { id: sessionId() }, body }).catch(() => {})
  })

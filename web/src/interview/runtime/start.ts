import { ApiRefusal } from '#shared/platform/contract/refusal.ts'
import type { AssessmentSection } from '#shared/position/assessment.ts'
import type { InterviewRecord } from '#shared/application/session/interview-record.ts'
import type { Consent, InterviewEvent } from '../machine/interview-state.ts'
import { recordingLimits } from '#shared/application/session/recording-limits.ts'
import { failureOf } from './opening.ts'
import type { Recording } from './recording.ts'
import { retried, type Retries } from '../../api/unsent/retry.ts'
import type { RoomCalls } from './room-calls.ts'

type Start = {
  retries: Retries
  calls: Pick<RoomCalls, 'setStatus' | 'transcript'>
  device: string | undefined
  record: InterviewRecord
  callId: string
  consent: Consent
  recording: Pick<Recording, 'start' | 'follow'>
  now: () => number
  /** Read when the recording starts, because the devices can change before. */
  stream: () => MediaStream | undefined
}

const attempts = 5

/** Refusals whose own text says what to do. */
const shownRefusals: ReadonlySet<string> = new Set(['lobby_expired', 'consent_outdated'])

/** What another page stored of the interview. */
export type Stored = Awaited<ReturnType<RoomCalls['transcript']>>['data'] & { startedAt: number }

export type StartOutcome =
  | { type: 'started'; sections: readonly AssessmentSection[]; stored: Stored | undefined }
  | InterviewEvent

/** Reads what earlier pages stored, and continues their segments. */
async function storedOf(
  { retries, calls, record, recording, now }: Start,
  pagesBefore: number,
): Promise<Stored> {
  const { data } = await retried({ ...retries, max: attempts }, () =>
    calls.transcript({ params: { id: record.session.id } }),
  )
  const startedAt = now() - (record.running?.milliseconds ?? 0)
  recording.follow({
    count: pagesBefore * recordingLimits.segmentsOfPage,
    starts: data.segmentStarts.map((start) => startedAt + start),
  })
  return { ...data, startedAt }
}

/** Stores the consent, then records: nothing is recorded before the server has the consent. Its answer contains the questions. */
export async function startInterview(start: Start): Promise<StartOutcome> {
  const { retries, calls, record, callId, device, consent, recording, stream } = start
  let sections: readonly AssessmentSection[]
  let stored: Stored | undefined
  try {
    const { data } = await retried({ ...retries, max: attempts }, () =>
      calls.setStatus({
        body: {
          sessionId: record.session.id,
          status: 'in_progress',
          callId,
          consent: { version: consent.version },
          ...(record.running === null ? {} : { goesOn: true }),
          ...(device === undefined ? {} : { device }),
        },
      }),
    )
    sections = data.sections
    if (record.running !== null) stored = await storedOf(start, data.pagesBefore)
  } catch (error) {
    const failure = failureOf(error)
    if (failure.type === 'blocked') return failure
    const isForCandidate = error instanceof ApiRefusal && shownRefusals.has(error.code)
    return {
      type: 'startFailed',
      message: isForCandidate ? error.message : 'Failed to start interview session',
    }
  }
  try {
    const recorded = stream()
    if (recorded === undefined) throw new Error('No stream.')
    await recording.start(recorded, 0)
    return { type: 'started', sections, stored }
  } catch {
    return { type: 'startFailed', message: 'Failed to start recording. Please try again.' }
  }
}

import { ApiRefusal, type RefusalCode } from '#shared/platform/contract/refusal.ts'
import { outlinesOf, type AssessmentSection } from '#shared/position/assessment.ts'
import type { InterviewRecord } from '#shared/application/session/interview-record.ts'
import type { PartStore, StoredPart } from '#web/api/unsent/part-store.ts'
import type { Network } from '#web/api/unsent/retry.ts'
import type { InterviewStore, UnsentInterview } from '#web/api/unsent/unsent-interview.ts'
import type { RoomCalls } from '#web/interview/runtime/room-calls.ts'

/** A network that a test switches off and on. */
export function createFakeNetwork(): Network & { become: (isOnline: boolean) => void } {
  let isOnline = true
  const listeners = new Set<() => void>()
  return {
    isOnline: () => isOnline,
    onChange(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    become(next) {
      isOnline = next
      for (const listener of listeners) listener()
    },
  }
}

/** Keeps parts in memory, in any order of arrival. */
export function createFakeParts(kept: StoredPart[] = []): PartStore & { kept: () => StoredPart[] } {
  let parts = kept
  const isSame = (a: StoredPart, b: StoredPart) =>
    a.sessionId === b.sessionId && a.segment === b.segment && a.part === b.part
  return {
    kept: () => parts,
    add(part) {
      parts = [...parts, part]
      return Promise.resolve()
    },
    remove(part) {
      parts = parts.filter((each) => !isSame(each, part))
      return Promise.resolve()
    },
    of: (sessionId) => Promise.resolve(parts.filter((part) => part.sessionId === sessionId)),
    removeAll(sessionId) {
      parts = parts.filter((part) => part.sessionId !== sessionId)
      return Promise.resolve()
    },
    sessions: () => Promise.resolve([...new Set(parts.map(({ sessionId }) => sessionId))]),
  }
}

/** Keeps interviews in memory. */
export function createFakeInterviews(
  given: readonly UnsentInterview[] = [],
): InterviewStore & { kept: () => UnsentInterview[] } {
  const kept = new Map(given.map((interview) => [interview.sessionId, interview]))
  return {
    kept: () => [...kept.values()],
    put(interview) {
      kept.set(interview.sessionId, interview)
      return Promise.resolve()
    },
    get: (sessionId) => Promise.resolve(kept.get(sessionId)),
    all: () => Promise.resolve([...kept.values()]),
    remove(sessionId) {
      kept.delete(sessionId)
      return Promise.resolve()
    },
  }
}

/** A page that a test hides. */
export function createFakePage(): { onHidden: (listener: () => void) => () => void; hide: () => void } {
  const listeners = new Set<() => void>()
  return {
    onHidden(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    hide() {
      for (const listener of listeners) listener()
    },
  }
}

export const refusal = (code: RefusalCode, status: number, text?: string): ApiRefusal =>
  new ApiRefusal(code, { status, text })

export type CallName = keyof RoomCalls

export type FakeAnswers = {
  stored?: Awaited<ReturnType<RoomCalls['transcript']>>['data'] | undefined
  isTakenOver?: boolean
}

const nothingStored = { version: 0, entries: [], progress: null, segmentStarts: [] }

/** A server that answers as the contract declares, and fails as often as a test sets. */
export function createFakeCalls(
  record: InterviewRecord & { sections: AssessmentSection[] },
  { stored = nothingStored, isTakenOver = false }: FakeAnswers = {},
) {
  const made: { name: CallName; input: unknown }[] = []
  const failures = new Map<CallName, Error[]>()
  const answer =
    <T>(name: CallName, data: T) =>
    (input: unknown): Promise<T> => {
      made.push({ name, input })
      const failure = failures.get(name)?.shift()
      return failure === undefined ? Promise.resolve(data) : Promise.reject(failure)
    }
  const { session } = record
  const success = <T>(data: T) => ({ success: true as const, data })
  const roomState = { id: session.id, status: record.status, started_at: null, roomExpiresAt: null }
  const calls: RoomCalls = {
    // Without the questions, which the server answers with the start.
    create: answer('create', success({ ...record, sections: outlinesOf(record.sections) })),
    setStatus: answer(
      'setStatus',
      success({ ...roomState, sections: record.sections, pagesBefore: record.running?.pages ?? 0 }),
    ),
    saveTranscript: answer('saveTranscript', success({ version: 1 })),
    recordingPart: answer('recordingPart', success({ url: '/upload', headers: {}, isTakenOver })),
    upload: (form, part) => answer('upload', undefined)({ form, part }),
    transcript: answer('transcript', success(stored)),
    finish: answer('finish', success(session)),
    retake: answer(
      'retake',
      success({ id: 'session-2', interviewUrl: '/interview/session-2', isExisting: false }),
    ),
    extend: answer('extend', success({ ...roomState, timeFactor: 1.5, sections: record.sections })),
    deleteRecording: answer('deleteRecording', success(session)),
    unapply: answer('unapply', success({ jobId: 'job-1' })),
  }
  return {
    calls,
    inputs: (name: CallName): unknown[] =>
      made.filter((call) => call.name === name).map(({ input }) => input),
    /** The next calls of this name fail with these, one after the other. */
    fail(name: CallName, ...errors: Error[]) {
      failures.set(name, errors)
    },
  }
}

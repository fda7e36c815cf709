import { ApiRefusal, type RefusalCode } from '#shared/contract/refusal.ts'
import type { InterviewRecord } from '#shared/domain/interview-record.ts'
import type { PartStore, StoredPart } from '#web/interview/runtime/part-store.ts'
import type { RoomCalls } from '#web/interview/runtime/room-calls.ts'
import type { Network } from '#web/interview/runtime/retry.ts'

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
  }
}

export const refusal = (code: RefusalCode, status: number, text?: string): ApiRefusal =>
  new ApiRefusal(code, { status, text })

export type CallName = keyof RoomCalls

/** A server that answers what the contract promises, and fails as often as a test says. */
export function createFakeCalls(record: InterviewRecord) {
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
    create: answer('create', success(record)),
    setStatus: answer('setStatus', success(roomState)),
    saveTranscript: answer('saveTranscript', success({ version: 1 })),
    recordingPart: answer('recordingPart', success({ url: '/upload', fields: {} })),
    upload: (form, part) => answer('upload', undefined)({ form, part }),
    finish: answer('finish', success(session)),
    retake: answer(
      'retake',
      success({ id: 'session-2', interviewUrl: '/interview/session-2', isExisting: false }),
    ),
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

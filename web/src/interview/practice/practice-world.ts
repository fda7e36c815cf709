import type { InterviewRecord } from '#shared/application/session/interview-record.ts'
import { practiceSections } from '#shared/interview/practice.ts'
import type { PartStore } from '../../api/unsent/part-store.ts'
import { createSessionLocks } from '../../api/unsent/session-locks.ts'
import type { InterviewStore } from '../../api/unsent/unsent-interview.ts'
import { browserWorld } from '../browser-world.ts'
import type { Recorders } from '../runtime/recorder.ts'
import type { RoomCalls } from '../runtime/room-calls.ts'
import type { RoomWorld } from '../runtime/room-interview.ts'

const success = <T>(data: T) => Promise.resolve({ success: true as const, data })

/** Answers the calls of a room in the page: nothing of a practice run reaches the server. */
export const practiceCalls = (record: InterviewRecord): RoomCalls => ({
  create: () => success(record),
  setStatus: () =>
    success({
      id: record.session.id,
      status: record.status,
      started_at: null,
      roomExpiresAt: null,
      sections: [...practiceSections],
      pagesBefore: 0,
    }),
  saveTranscript: ({ body }) => success({ version: body.version }),
  recordingPart: () => success({ url: '', headers: {}, isTakenOver: false }),
  upload: () => Promise.resolve(),
  finish: () => success(record.session),
  transcript: () => success({ version: 0, entries: [], progress: null, segmentStarts: [] }),
  retake: () => success({ id: record.session.id, interviewUrl: '', isExisting: true }),
  extend: () =>
    success({
      id: record.session.id,
      status: record.status,
      started_at: null,
      roomExpiresAt: null,
      timeFactor: 1,
      sections: [...practiceSections],
    }),
  deleteRecording: () => success(record.session),
  unapply: () => success({ jobId: record.session.jobId }),
})

/** Starts and stops like a recorder, and records nothing. */
class NoRecorder extends EventTarget {
  state: RecordingState = 'inactive'
  readonly mimeType = 'video/webm'
  start(): void {
    this.state = 'recording'
    this.dispatchEvent(new Event('start'))
  }
  requestData(): void {}
  stop(): void {
    this.state = 'inactive'
    this.dispatchEvent(new Event('stop'))
  }
}

export const noRecorders: Recorders = {
  // A practice run ends long before a part is due.
  partMilliseconds: 24 * 60 * 60 * 1000,
  isSupported: () => true,
  create: () => new NoRecorder(),
}

export const noParts: PartStore = {
  add: () => Promise.resolve(),
  remove: () => Promise.resolve(),
  of: () => Promise.resolve([]),
  removeAll: () => Promise.resolve(),
  sessions: () => Promise.resolve([]),
}

const noInterviews: InterviewStore = {
  put: () => Promise.resolve(),
  get: () => Promise.resolve(undefined),
  all: () => Promise.resolve([]),
  remove: () => Promise.resolve(),
}

/** The world of a practice run: the browser's, without server, recorder and storage. */
export function practiceWorld(record: InterviewRecord): RoomWorld {
  const calls = practiceCalls(record)
  return {
    ...browserWorld({ owner: '', calls, lastCalls: calls }),
    calls,
    recorders: noRecorders,
    parts: noParts,
    interviews: noInterviews,
    locks: createSessionLocks(undefined),
  }
}

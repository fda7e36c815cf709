import type { RecordingPart } from '#shared/application/session/recording.ts'

/** A part of a recording that is not uploaded yet. */
export type StoredPart = Readonly<{
  sessionId: string
  segment: number
  part: number
  contentType: RecordingPart['contentType']
  blob: Blob
}>

/** Keeps parts over a lost connection and a reload. */
export type PartStore = {
  /** Rejects where there is no storage, or no room in it. */
  add: (part: StoredPart) => Promise<void>
  remove: (part: StoredPart) => Promise<void>
  /** The parts of a session in the order of their recording. */
  of: (sessionId: string) => Promise<StoredPart[]>
  removeAll: (sessionId: string) => Promise<void>
  /** The ids of the sessions that have parts. */
  sessions: () => Promise<string[]>
}

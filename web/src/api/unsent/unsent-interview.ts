import type { CheckpointBody, FinishBody } from './unsent-calls.ts'

/** An interview of which this browser still has something to send. Its parts are kept beside it. */
export type UnsentInterview = Readonly<{
  sessionId: string
  /** The id of the candidate who held it. */
  owner: string
  /** The page that held it; absent in what an older version kept. */
  callId?: string | undefined
  /** The server accepts nothing more of it after this time, in milliseconds since 1970. */
  expiresAt: number
  /** The transcript so far, until the server has it. */
  checkpoint?: CheckpointBody | undefined
  /** The finish call, until it is answered. */
  finish?: FinishBody | undefined
}>

/** Stores unsent interviews, so that they survive a lost connection, a reload and a crash. */
export type InterviewStore = {
  put: (interview: UnsentInterview) => Promise<void>
  get: (sessionId: string) => Promise<UnsentInterview | undefined>
  all: () => Promise<UnsentInterview[]>
  remove: (sessionId: string) => Promise<void>
}

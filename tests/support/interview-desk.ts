import type { TranscriptEntry } from '#shared/interview/transcript.ts'
import { aCandidate, type ApiAnswer, type Call } from './api.ts'
import { aJob } from './jobs.ts'
import { applyFor, runningInterview } from './rooms.ts'
import { rowOf } from './rows.ts'
import type { TestStack } from './stack.ts'

type Room = { token: string; sessionId: string }
type Interview = Room & { id: string }

/** What the candidate said, as an entry of the transcript. */
export const said = (content: string, more: Partial<TranscriptEntry> = {}): TranscriptEntry => ({
  role: 'user',
  content,
  ...more,
})

export const dataOf = ({ body }: ApiAnswer) => body['data'] as Record<string, unknown>

/** The calls of a candidate's page during and after an interview, and the rows that they change. */
export function interviewDesk(stack: TestStack, call: Call) {
  return {
    /** A new candidate's interview, which runs. */
    async anInterview(jobId = aJob().id) {
      const candidate = await aCandidate(call)
      return { ...candidate, sessionId: await runningInterview({ call, token: candidate.token, jobId }) }
    },

    /** A new candidate's interview, whose room is not opened yet. */
    async anApplication(jobId = aJob().id) {
      const candidate = await aCandidate(call)
      return { ...candidate, sessionId: await applyFor({ call, token: candidate.token, jobId }) }
    },

    save: ({ token, sessionId }: Room, version: number, entries: readonly TranscriptEntry[]) =>
      call(`PUT /interviews/${sessionId}/transcript`, { token, json: { version, entries } }),

    transcriptOf: async ({ token, sessionId }: Room) =>
      dataOf(await call(`GET /interviews/${sessionId}/transcript`, { token })) as {
        version: number
        entries: TranscriptEntry[]
      },

    finish: ({ token, sessionId }: Room, json: object = { transcript: [said('An answer.')] }) =>
      call(`POST /interviews/${sessionId}/finish`, { token, json }),

    retake: ({ token, sessionId }: Room) => call(`POST /interviews/${sessionId}/retake`, { token }),

    sessionRow: ({ id, sessionId }: Interview) => rowOf(stack, 'sessions', { userId: id, id: sessionId }),

    applicationRow: ({ id }: Pick<Interview, 'id'>, jobId = aJob().id) =>
      rowOf(stack, 'applications', { userId: id, jobId }),
  }
}

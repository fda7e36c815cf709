import { expect, test as base } from 'vitest'
import { aCandidate, caller, type ApiAnswer } from './api.ts'
import { aJob, putJobs } from './jobs.ts'
import { startPipecat } from './pipecat.ts'
import { proveMailbox } from './proved.ts'
import { aCallStart, applyFor, aStart, startOfCall } from './rooms.ts'
import { rowOf } from './rows.ts'
import { startTestStack } from './stack.ts'

export const jobId = aJob().id
export const otherJobId = 'another-position'

type Room = { token: string; sessionId: string }

/** The product with a stand-in of Pipecat Cloud, and the requests of tests about a room's call. */
async function startVoiceStack() {
  const provider = await startPipecat()
  const stack = await startTestStack({ site: 'none', voice: provider.account })
  const call = caller(stack)
  await putJobs(stack, [aJob(), aJob({ id: otherJobId })])
  /** Applies, and opens the lobby. */
  const enter = async (candidate: Awaited<ReturnType<typeof aCandidate>>, wantedJob = jobId) => {
    const { token } = candidate
    const sessionId = await applyFor({ call, token, jobId: wantedJob })
    const opened = await call('POST /interview/create', { token, json: { sessionId } })
    expect(opened.status).toBe(200)
    return { ...candidate, sessionId, record: opened.body['data'] as Record<string, unknown> }
  }
  return {
    provider,
    stack,
    call,
    enter,
    /** A candidate in the lobby, whose mailbox is proved. */
    inTheLobby: async () => {
      const candidate = await aCandidate(call)
      await proveMailbox(stack, candidate.id)
      return enter(candidate)
    },
    start: ({ token, sessionId }: Room, callId?: string) =>
      call(startOfCall, { token, json: aCallStart(sessionId, callId) }),
    end: ({ token, sessionId }: Room) =>
      call(`POST /voice-agent/v1/conversations/${sessionId}/end`, { token }),
    begin: ({ token, sessionId }: Room, callId?: string) =>
      call('PUT /interview/status', { token, json: aStart(sessionId, callId) }),
    finish: ({ token, sessionId }: Room, json: object = {}) =>
      call(`POST /interviews/${sessionId}/finish`, { token, json }),
    sessionRow: ({ id, sessionId }: { id: string; sessionId: string }) =>
      rowOf(stack, 'sessions', { userId: id, id: sessionId }),
    starts: () => provider.requests.filter(({ method }) => method === 'POST'),
    ends: () => provider.requests.filter(({ method }) => method === 'DELETE'),
  }
}

export type VoiceStack = Awaited<ReturnType<typeof startVoiceStack>>
export type Lobby = Awaited<ReturnType<VoiceStack['inTheLobby']>>

/** A product for each test file, whose provider, clock and log are reset at the start of each test. */
export const test = base
  // eslint-disable-next-line no-empty-pattern -- Vitest reads a fixture's dependencies from this pattern.
  .extend('started', { scope: 'file' }, async ({}, { onCleanup }) => {
    const started = await startVoiceStack()
    onCleanup(async () => {
      await started.stack.close()
      await started.provider.close()
    })
    return started
  })
  .extend('voice', ({ started }) => {
    started.provider.empty()
    started.stack.shiftClock(0)
    started.stack.logLines.length = 0
    return started
  })

export const roomOf = ({ status, body }: ApiAnswer) => {
  expect([status, body['code']]).toEqual([200, undefined])
  return body['dailyRoom'] as string
}

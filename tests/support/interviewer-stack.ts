import { startInterviewerServices, type LocalInterviewerServices } from 'local-aws/interviewer-services'
import { consentFor } from '#shared/interview/consent.ts'
import { grantedAccess } from '#infra/local/account/principals.ts'
import { partsOf, type LocalInterviewer } from '#infra/local/functions/interviewer.ts'
import { aCandidate, caller } from './api.ts'
import { aJob, putJobs } from './jobs.ts'
import { proveMailbox } from './proved.ts'
import { applyFor } from './rooms.ts'
import { startTestStack } from './stack.ts'

export const jobId = aJob().id
export const callId = 'page-of-the-test'
const processing = 'Transcribe, as the stand-ins of this test'

/** A deployment with a model of Bedrock, a voice and live recognition, on the stand-ins at this URL. */
export const anInterviewer = (endpoint: string, more: Partial<LocalInterviewer> = {}): LocalInterviewer => ({
  endpoint,
  model: { kind: 'bedrock', modelId: 'au.anthropic.claude-haiku-4-5-20251001-v1:0' },
  voice: { voiceId: 'Olivia', engine: 'neural' },
  hearing: { language: 'en-AU', maxStreams: 25 },
  transcription: { language: 'en-AU' },
  interviewsPerDay: 100,
  processing,
  ...more,
})

export type Asked = {
  number?: number
  section?: number
  question?: number
  kind?: 'answer' | 'rephrase'
  answer?: string
  mayFollowUp?: boolean
  heard?: { number: number; sentences: number }[]
}

export const aTurn = (asked: Asked = {}) => ({
  callId,
  number: 1,
  section: 0,
  question: 0,
  kind: 'answer',
  answer: 'I moved forty nodes to another data centre, with two colleagues.',
  mayFollowUp: true,
  ...asked,
})

type Room = { token: string; sessionId: string }

/** The product with stand-ins of the interviewer's services, and what tests do in a running interview. */
export async function startInterviewerStack(
  more: (services: LocalInterviewerServices) => Partial<LocalInterviewer> = () => ({}),
  settings: { chatKey?: string } = {},
) {
  const services = await startInterviewerServices({ access: grantedAccess(), ...settings })
  const interviewer = anInterviewer(services.url, more(services))
  const stack = await startTestStack({ site: 'none', interviewer })
  services.batch.s3 = stack.s3
  const call = caller(stack)
  await putJobs(stack, [
    aJob({
      criteria: [
        'Takes responsibility for a service from its first design to its last day',
        'Clear',
        'Curious',
      ],
    }),
  ])
  const dataOf = (answer: Awaited<ReturnType<typeof call>>) => {
    if (answer.status !== 200) throw new Error(`answered ${answer.status} ${String(answer.body['code'])}`)
    // oxlint-disable-next-line typescript/no-explicit-any -- each test reads what its endpoint declares
    return answer.body['data'] as any
  }
  const begin = async ({ isProved = true } = {}) => {
    const candidate = await aCandidate(call)
    if (isProved) await proveMailbox(stack, candidate.id)
    const { token } = candidate
    const sessionId = await applyFor({ call, token, jobId })
    const record = dataOf(await call('POST /interview/create', { token, json: { sessionId } }))
    const consent = { version: consentFor(1, partsOf(interviewer)).version }
    const { sections } = dataOf(
      await call('PUT /interview/status', {
        token,
        json: { sessionId, status: 'in_progress', callId, consent },
      }),
    )
    return { ...candidate, sessionId, record, sections }
  }
  return {
    services,
    stack,
    call,
    dataOf,
    /** A candidate whose interview runs. */
    begin,
    turn: ({ token, sessionId }: Room, asked: Asked = {}) =>
      call(`POST /interviews/${sessionId}/turn`, { token, json: aTurn(asked) }),
    /** As the page asks: again while the turn has not arrived. */
    sentence: async ({ token, sessionId }: Room, number: number, index: number) => {
      for (;;) {
        const path = `GET /interviews/${sessionId}/turns/${number}/sentences/${index}?callId=${callId}`
        const answer = await call(path, { token })
        const data = answer.body['data'] as { sentence: unknown; isLast: boolean } | undefined
        if (data === undefined || data.sentence !== null || data.isLast) return answer
      }
    },
    hear: ({ token, sessionId }: Room) =>
      call(`POST /interviews/${sessionId}/hearing`, { token, json: { callId } }),
    endSpeechStream: ({ token, sessionId }: Room, hearingId: string) =>
      call(`POST /interviews/${sessionId}/hearing/${hearingId}/end`, { token, json: { callId } }),
    close: async () => {
      await stack.close()
      await services.close()
    },
  }
}

export type InterviewerStack = Awaited<ReturnType<typeof startInterviewerStack>>

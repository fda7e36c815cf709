import * as z from 'zod/mini'
import type { CallEnder, VoiceAccount } from '#functions/platform/config/config.ts'
import { limitedText } from './limited-body.ts'
import { withOwnDeadline } from '#functions/platform/world/deadline.ts'
import { jsonIn } from '#functions/platform/world/json-in.ts'

/** The HTTP API of Pipecat Cloud, which runs the agents. */
const apiOrigin = 'https://api.pipecat.daily.co'

/** Its answers have some hundred bytes. */
const maxAnswerBytes = 64 * 1024

const busyStatus = 429
const goneStatus = 404
const lowestServerError = 500
/** Where the provider does not say when to try again. */
const usualPauseSeconds = 30
const maxPauseSeconds = 300

/** The browser opens the URL, so it must be one that the policy of the interview page allows. */
const dailyRoom = z.string().check(
  z.maxLength(500),
  z.refine((url) => {
    const { protocol, hostname, username } = URL.parse(url) ?? {}
    return protocol === 'https:' && hostname?.endsWith('.daily.co') === true && username === ''
  }),
)

const started = z.object({
  dailyRoom,
  dailyToken: z.string().check(z.minLength(1), z.maxLength(4096)),
  // It becomes part of a URL.
  sessionId: z.string().check(z.regex(/^[\w-]{1,100}$/)),
})

export type StartedCall = z.output<typeof started>

/** What the provider says of a failure, for the log: an error code such as `PCC-AGENT-AT-CAPACITY`. */
type Failed = { status?: number; code?: string | undefined }

export type Failure =
  /** All its agents are in a call. */
  | ({ kind: 'busy'; retryAfterSeconds: number } & Failed)
  /** It refuses the request: key, agent, billing or payload are wrong, and a repetition changes nothing. */
  | ({ kind: 'refused' } & Failed)
  /** No answer in time, a server error, or an answer that is not of its API. */
  | ({ kind: 'unavailable'; why: 'no answer' | 'server error' | 'unreadable answer' } & Failed)

export type StartOutcome = { kind: 'started'; call: StartedCall } | Failure
export type EndOutcome = { kind: 'ended' } | Failure

type Request = { key: string; json?: object; signal: AbortSignal }

/** The signal is the deadline of the whole request, its answer's body included. */
async function send(
  method: 'POST' | 'DELETE',
  url: string,
  { key, json, signal }: Request,
): Promise<Answer | undefined> {
  const ask = async (): Promise<Answer> => {
    const response = await fetch(url, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      // A redirect could send the key to another host.
      redirect: 'error',
      signal,
    })
    const text = await limitedText(response, maxAnswerBytes)
    return { status: response.status, retryAfter: response.headers.get('retry-after'), text }
  }
  return withOwnDeadline(ask).catch(() => undefined)
}

/** Ends an agent's calls. */
export function createCallEnding({ endpoint = apiOrigin, agentName, privateKey }: CallEnder) {
  const agent = encodeURIComponent(agentName)
  return {
    /** Succeeds, too, where the call has ended already. */
    async end(sessionId: string, signal: AbortSignal): Promise<EndOutcome> {
      const url = `${endpoint}/v1/agents/${agent}/sessions/${encodeURIComponent(sessionId)}`
      const answer = await send('DELETE', url, { key: privateKey, signal })
      if (answer !== undefined && (isSuccess(answer) || answer.status === goneStatus))
        return { kind: 'ended' }
      return failureOf(answer)
    },
  }
}

export type Pipecat = ReturnType<typeof createPipecat>

/** Starts and ends an agent's calls. */
export function createPipecat(account: VoiceAccount) {
  const { endpoint = apiOrigin, agentName, publicKey } = account
  return {
    ...createCallEnding(account),

    async start(json: object, signal: AbortSignal): Promise<StartOutcome> {
      const url = `${endpoint}/v1/public/${encodeURIComponent(agentName)}/start`
      const answer = await send('POST', url, { key: publicKey, json, signal })
      if (answer === undefined || !isSuccess(answer)) return failureOf(answer)
      const call = started.safeParse(jsonIn(answer.text ?? ''))
      return call.success ? { kind: 'started', call: call.data } : unreadable(answer)
    },
  }
}

type Answer = { status: number; retryAfter: string | null; text: string | undefined }

const isSuccess = ({ status }: Answer): boolean => status >= 200 && status < 300

const unreadable = ({ status }: Answer): Failure => ({
  kind: 'unavailable',
  why: 'unreadable answer',
  status,
})

function failureOf(answer: Answer | undefined): Failure {
  if (answer === undefined) return { kind: 'unavailable', why: 'no answer' }
  const facts = { status: answer.status, code: codeIn(answer) }
  if (answer.status === busyStatus)
    return { kind: 'busy', retryAfterSeconds: pauseOf(answer.retryAfter), ...facts }
  if (answer.status >= lowestServerError) return { kind: 'unavailable', why: 'server error', ...facts }
  return { kind: 'refused', ...facts }
}

const refusal = z.object({ code: z.string().check(z.regex(/^[\w.-]{1,60}$/)) })

/** The code alone: a message could repeat what was sent. */
function codeIn(answer: Answer): string | undefined {
  const read = refusal.safeParse(jsonIn(answer.text ?? ''))
  return read.success ? read.data.code : undefined
}

function pauseOf(retryAfter: string | null): number {
  const seconds = Number(retryAfter ?? '')
  return Number.isInteger(seconds) && seconds > 0 ? Math.min(seconds, maxPauseSeconds) : usualPauseSeconds
}

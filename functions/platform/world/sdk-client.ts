import { presentDeadline } from './deadline.ts'

type Attempts = {
  max: number
  /** Of each attempt. A request's own deadline ends it earlier, with all its attempts: `deadline.ts`. */
  connectMilliseconds: number
  answerMilliseconds: number
}

/**
 * A server closes a connection that is not used for seconds, and a frozen Lambda or a busy process notices that only by the call that
 * fails with ECONNRESET. The SDK repeats such a call; a client with one attempt opens a connection for each call instead.
 */
const ownConnections = { httpAgent: { keepAlive: false }, httpsAgent: { keepAlive: false } }

/** How often and for how long a client of the SDK tries. Without `throwOnRequestTimeout` it logs a late answer and waits. */
export const attempts = ({ max, connectMilliseconds, answerMilliseconds }: Attempts) => ({
  maxAttempts: max,
  requestHandler: {
    ...(max === 1 && ownConnections),
    connectionTimeout: connectMilliseconds,
    requestTimeout: answerMilliseconds,
    throwOnRequestTimeout: true,
  },
})

type Sending = { abortSignal?: unknown }

/** The part of an SDK client that sends one attempt of a call. */
type Client = {
  config: { requestHandler: { handle: (request: never, options?: Sending) => Promise<unknown> } }
}

/** Makes each attempt of each call of an SDK client end with the request's time. */
export function heedingDeadline<C extends Client>(client: C): C {
  const { requestHandler } = client.config
  const handle = requestHandler.handle.bind(requestHandler)
  requestHandler.handle = async (request, options = {}) => {
    const deadline = presentDeadline()
    if (deadline === undefined) return handle(request, options)
    const answer = await handle(request, { abortSignal: deadline.signal, ...options })
    deadline.progress()
    return answer
  }
  return client
}

import type { Send } from '#shared/platform/contract/client.ts'
import { UsageError } from '../usage-error.ts'

/** A request before signing. */
export type Unsigned = { method: string; url: URL; headers: Record<string, string>; body: string | undefined }
/** Returns the headers to send, with the signature. */
export type Sign = (request: Unsigned) => Promise<Record<string, string>>

/** Longer than the gateway's own timeout of 30 seconds. */
const timeoutMilliseconds = 40_000

/** The server did not answer in time. Not a UsageError: the command may have been carried out. */
class NoAnswer extends Error {}

/** Sends calls to one origin; signed for a deployed one. */
export const createSend =
  ({ origin, sign }: { origin: string; sign?: Sign }): Send =>
  async (request) => {
    const url = new URL(request.address, origin)
    const body = request.body === undefined ? undefined : JSON.stringify(request.body)
    const plain = {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...request.headers,
    }
    const headers = (await sign?.({ method: request.method, url, headers: plain, body })) ?? plain
    const answer = await received(
      fetch(url, {
        method: request.method,
        headers,
        ...(body === undefined ? {} : { body }),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMilliseconds),
      }).then(async (response) => ({ status: response.status, body: parsed(await response.text()) })),
      origin,
    )
    // Only a refusal of the gateway itself has no code.
    if (sign !== undefined && answer.status === 403 && !hasCode(answer.body))
      throw new UsageError(
        "These AWS credentials may not make this call. The managed policy in the stack's output RecruiterPolicy allows it; PrivacyOfficerPolicy allows export, erase, audit and recordings delete.",
      )
    return answer
  }

async function received<Answer>(answer: Promise<Answer>, origin: string): Promise<Answer> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError')
      throw new NoAnswer(`${origin} did not answer in ${timeoutMilliseconds / 1000} seconds.`)
    throw new UsageError(
      `No server answers at ${origin}. Start the product with "npm start", or name another one with --url or --stack.`,
    )
  }
}

const hasCode = (body: unknown): boolean => typeof body === 'object' && body !== null && 'code' in body

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

import { createCheckedClient } from '#shared/platform/contract/checked-client.ts'
import type { Send } from '#shared/platform/contract/client.ts'
import { apiBase } from '#shared/platform/contract/endpoint.ts'
import { apiKeyHeader } from '#shared/platform/contract/headers.ts'
import { cv } from '#shared/account/contract/cv.ts'
import { interviewStart } from '#shared/interview/contract/interview-start.ts'
import { interviewRoom } from '#shared/interview/contract/interview-room.ts'
import { interviewSessions } from '#shared/application/contract/interview-sessions.ts'
import type { Site } from '#functions/platform/canary/site.ts'

const callMilliseconds = 40_000

/** Sends as a page does: with the site's key, and the token of the sign-in where there is one. */
const sendAs =
  ({ url, apiKey }: Site, token?: string): Send =>
  async ({ method, address, headers, body }) => {
    const answer = await fetch(new URL(address, url), {
      method,
      headers: {
        ...headers,
        [apiKeyHeader]: apiKey,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(callMilliseconds),
    })
    return { status: answer.status, body: await answer.json().catch(() => undefined) }
  }

export const visitorApi = (site: Site) => createCheckedClient(cv, sendAs(site))

/** What a candidate calls to apply and to be interviewed. */
export const candidateApi = (site: Site, token: string) => ({
  sessions: createCheckedClient(interviewSessions, sendAs(site, token)),
  start: createCheckedClient(interviewStart, sendAs(site, token)),
  room: createCheckedClient(interviewRoom, sendAs(site, token)),
})

export const apiUrl = ({ url }: Site, path: string): string => `${url}${apiBase}${path}`

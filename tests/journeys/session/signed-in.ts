import type { Page, Request } from 'playwright-core'
import { aNetwork, caller, tokenIn } from '#tests/support/api.ts'
import { registerCandidate, type Candidate } from '#tests/support/candidates.ts'
import type { TestStack } from '#tests/support/stack.ts'
import { minuteMilliseconds } from '#shared/platform/durations.ts'

/** A candidate whose token is this old. */
export async function candidateSince(
  minutes: number,
  stack: TestStack,
  { remember = false } = {},
): Promise<Candidate> {
  stack.shiftClock(-minutes * minuteMilliseconds)
  const candidate = await registerCandidate(stack.site)
  const { email, password } = candidate
  const json = { email, password, remember }
  const answer = await caller(stack)('POST /auth/login', { json, address: aNetwork() })
  stack.shiftClock(0)
  return { ...candidate, token: tokenIn(answer) }
}

/** The API's status for a token. */
export const statusOf = async ({ token }: { token: string | null }, stack: TestStack): Promise<number> =>
  (await caller(stack)('GET /auth/me', { token: token ?? undefined })).status

/** Stores a sign-in as another tab does. */
export const storeSession = (page: Page, { token, user }: Pick<Candidate, 'token' | 'user'>): Promise<void> =>
  page.evaluate(
    ([authToken, signedIn]) => {
      localStorage.setItem('user', signedIn)
      localStorage.setItem('authToken', authToken)
    },
    [token, JSON.stringify(user)] as const,
  )

export const followHomeLink = (page: Page): Promise<void> =>
  page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click()

const apiPath = (request: Request): string => new URL(request.url()).pathname.replace('/api', '')

/** Records the API calls of every tab of this browser from now on. */
export function callsOf(page: Page): string[] {
  const calls: string[] = []
  page.context().on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(`${request.method()} ${apiPath(request)}`)
  })
  return calls
}

export const renewal = 'POST /auth/refresh'

/** Waits until no tab renews a token any more: renewals take turns by this lock. */
export const renewalsDone = (page: Page): Promise<void> =>
  page.evaluate(() => navigator.locks.request('session-renewal', () => undefined))

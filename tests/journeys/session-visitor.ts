import type { Page, Request } from 'playwright-core'
import { aNetwork, caller, tokenIn, type Call } from '#tests/support/api.ts'
import { whenReady } from '#tests/support/browser.ts'
import { registerCandidate, type Candidate } from '#tests/support/candidates.ts'
import { startTestStack, type TestStack } from '#tests/support/stack.ts'
import { visitPage } from './marketing-page.ts'

export const nobody = { token: null, user: null }

const anySession = /Failed to load resource: the server responded with a status of (401|404)/
const minuteMilliseconds = 60_000

type SignedIn = Pick<Candidate, 'token' | 'user'>

export type SessionProduct = TestStack & {
  call: Call
  /** Somebody who signed in so many minutes ago. */
  candidateSince: (minutes: number, remember?: boolean) => Promise<Candidate>
  /** What the API answers to a session. */
  statusOf: (session: { token: string | null }) => Promise<number>
  /** Opens a page as somebody who is signed in, in a browser of their own. */
  visitAs: (who: SignedIn, path: string, journey: (page: Page) => Promise<void>) => Promise<void>
}

export async function startSessionProduct(): Promise<SessionProduct> {
  /** The API's clock against the browser's: a session that began with the clock back is as old as it was put back. */
  let behindMinutes = 0
  const clock = (): Date => new Date(Date.now() - behindMinutes * minuteMilliseconds)
  const stack = await startTestStack({ world: { clock } })
  const call = caller(stack)
  return {
    ...stack,
    call,
    candidateSince: async (minutes, remember = false) => {
      behindMinutes = minutes
      const candidate = await registerCandidate(stack.site, { name: `Since ${minutes}` })
      const { email, password } = candidate
      const json = { email, password, remember }
      const answer = await call('POST /auth/login', { json, address: aNetwork() })
      behindMinutes = 0
      return { ...candidate, token: tokenIn(answer) }
    },
    statusOf: async ({ token }) => (await call('GET /auth/me', { token: token ?? undefined })).status,
    visitAs: (who, path, journey) =>
      visitPage(
        stack,
        '/privacy',
        async (page) => {
          await keepSession(page, who)
          await page.goto(stack.site + path)
          await whenReady(page)
          await journey(page)
        },
        { expectedErrors: [anySession] },
      ),
  }
}

export const keepSession = (page: Page, { token, user }: SignedIn): Promise<void> =>
  page.evaluate(
    ([authToken, signedIn]) => {
      localStorage.setItem('user', signedIn)
      localStorage.setItem('authToken', authToken)
    },
    [token, JSON.stringify(user)] as const,
  )

export const goHome = (page: Page): Promise<void> =>
  page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click()

const apiPath = (request: Request): string => new URL(request.url()).pathname.replace('/api', '')

/** What is sent to the API from now on, by any tab. */
export function callsOf(page: Page): string[] {
  const calls: string[] = []
  page.context().on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(`${request.method()} ${apiPath(request)}`)
  })
  return calls
}

import type { SignedInUser } from '#shared/account/contract/answers.ts'
import type { Page } from 'playwright-core'
import cdk from '../../cdk.json' with { type: 'json' }
import { formOf, goodPassword } from './api.ts'

export type Candidate = { token: string; user: SignedInUser; email: string; password: string }

let candidates = 0

/** Registers a new candidate through the site, as its pages do. */
export async function registerCandidate(
  site: string,
  change: Readonly<Record<string, string>> = {},
): Promise<Candidate> {
  candidates += 1
  const person = {
    name: 'Aisyah Rahman',
    email: `candidate.${candidates}@example.com`,
    password: goodPassword,
    ...change,
  }
  const answer = await fetch(`${site}/api/auth/register`, {
    method: 'POST',
    headers: { 'x-api-key': cdk.context.apiKeys[0] ?? '' },
    body: formOf(person),
  })
  if (!answer.ok) throw new Error(`Registration was answered ${answer.status}: ${await answer.text()}`)
  const { data } = (await answer.json()) as { data: Pick<Candidate, 'token' | 'user'> }
  return { ...data, email: person.email, password: person.password }
}

/** Stores a sign-in in local storage before the first page loads. Later pages find what the site has left of it. */
export async function signInWith(
  page: Page,
  { token, user }: Pick<Candidate, 'token' | 'user'>,
): Promise<void> {
  await page.addInitScript(
    ([authToken, signedIn]) => {
      if (localStorage.getItem('planted') === authToken) return
      localStorage.setItem('planted', authToken)
      localStorage.setItem('authToken', authToken)
      localStorage.setItem('user', signedIn)
    },
    [token, JSON.stringify(user)] as const,
  )
}

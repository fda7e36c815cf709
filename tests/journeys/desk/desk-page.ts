import { readFileSync } from 'node:fs'
import type { BrowserContext, Locator, Page } from 'playwright-core'
import { aCandidate, caller, type Call } from '#tests/support/api.ts'
import type { Open, Visit } from '#tests/support/fixtures.ts'
import { filesSettled, runningInterview, uploadPart } from '#tests/support/rooms.ts'
import { aMember, signedInToDesk, type Member } from '#tests/support/staff-desk.ts'
import type { TestStack } from '#tests/support/stack.ts'

/** Adds the cookie that a browser keeps after a sign-in at the desk. */
export async function keepCookie(context: BrowserContext, site: string, cookie: string): Promise<void> {
  // The prefix `__Host-` needs an https URL. On localhost, browsers send such a cookie over http as well.
  const url = site.replace('http:', 'https:')
  await context.addCookies([
    { name: '__Host-desk', value: cookie, url, secure: true, httpOnly: true, sameSite: 'Strict' },
  ])
}

type Wanted = Parameters<typeof aMember>[2]

/** A member of staff, with a function that opens the desk signed in as this member. */
export async function atDesk(stack: TestStack, wanted: Wanted) {
  const call = caller(stack)
  const member = await aMember(stack, call, wanted)
  const cookie = await signedInToDesk(call, member)
  const enter = (open: Open, path: string, { before, ...visit }: Visit = {}): Promise<Page> =>
    open(path, {
      ...visit,
      before: async (page) => {
        await keepCookie(page.context(), stack.site, cookie)
        await before?.(page)
      },
    })
  return { call, member, cookie, enter }
}

/** Signs in on the page or in its dialog, with a recovery code as the second step: a code of the app is valid once, for some seconds. */
export async function signInOnPage(
  page: Page | Locator,
  { email, recoveryCodes }: Member,
  password: string,
): Promise<void> {
  if (await page.getByLabel('Email').isEditable()) await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(recoveryCodes.shift() ?? '')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

type Person = Awaited<ReturnType<typeof aCandidate>>

/** A candidate who has registered and applied with the calls that the pages make. */
export async function anApplicant(call: Call, jobId: string, fields: Readonly<Record<string, string>> = {}) {
  const person = await aCandidate(call, fields)
  const applied = await call('POST /interviews', { token: person.token, json: { jobId } })
  if (applied.status !== 200) throw new Error(`Applying was answered ${applied.status}`)
  return { ...person, applicationId: `${person.id}--${jobId}` }
}

/** The recording of the local run's sample interviews: 60 seconds. */
const recording = new Uint8Array(
  readFileSync(new URL('../../../infra/local/desk/sample-interview.webm', import.meta.url)),
)

const second = 1000

export const turn = (role: 'assistant' | 'user', content: string, from: number, question = 0) => ({
  role,
  content,
  startMilliseconds: from * second,
  endMilliseconds: (from + 3) * second,
  section: 0,
  question,
})

export const usualTurns = [
  turn('assistant', 'What interests you most about this position?', 0),
  turn('user', 'The scheduler is part of the product.', 5),
  turn('user', 'How large is the team?', 10),
]

/** Runs the interview of an applicant, with a recording that plays, and waits until its files are written. */
export async function interviewed(
  stack: TestStack,
  { id: userId, token }: Pick<Person, 'id' | 'token'>,
  jobId: string,
  transcript: readonly object[] = usualTurns,
): Promise<string> {
  const call = caller(stack)
  const sessionId = await runningInterview({ call, token, jobId })
  await uploadPart({ call, token, sessionId }, { part: 0, bytes: recording })
  await call(`POST /interviews/${sessionId}/finish`, {
    token,
    json: { transcript, recordedParts: [1], segmentStarts: [0] },
  })
  await filesSettled(stack, { userId, sessionId })
  return sessionId
}

/** Unfolds the marks and the note of an applicant's page. */
export const openAssessment = (page: Page): Promise<void> =>
  page.getByRole('region', { name: 'Your assessment' }).locator('summary').click()

export const rows = (page: Page) => page.locator('tbody tr')

export const rowOf = (page: Page, name: string) => rows(page).filter({ hasText: name })

export const waitForRows = (page: Page, count: number): Promise<void> =>
  rows(page)
    .nth(count - 1)
    .waitFor()

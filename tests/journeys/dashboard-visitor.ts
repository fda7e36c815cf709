import type { Page } from 'playwright-core'
import cdk from '../../cdk.json' with { type: 'json' }
import { openPage, type PageWishes, whenReady } from '#tests/support/browser.ts'
import { registerCandidate, signInWith, type Candidate } from '#tests/support/candidates.ts'
import type { TestStack } from '#tests/support/stack.ts'

type Wishes = PageWishes & {
  /** The end of the address: which tab. */
  search?: string
  candidate?: Candidate
  /** What happens to the page before it is opened. */
  before?: (page: Page) => Promise<void>
}

/** Opens the dashboard as somebody who is signed in, and closes it whatever happens. */
export async function visitDashboard(
  stack: TestStack,
  journey: (page: Page, candidate: Candidate) => Promise<void>,
  { search = '', candidate, before, ...wishes }: Wishes = {},
): Promise<void> {
  const person = candidate ?? (await registerCandidate(stack.site))
  const { page, close } = await openPage({ reducedMotion: true, ...wishes })
  try {
    await signInWith(page, person)
    await before?.(page)
    await page.goto(`${stack.site}/dashboard${search}`)
    await whenReady(page)
    await journey(page, person)
  } catch (error) {
    // What went wrong first says more than what the page complained about afterwards.
    await close().catch(() => undefined)
    throw error
  }
  await close()
}

/** Calls the API the way the pages do. */
export async function callAs(
  { token }: Pick<Candidate, 'token'>,
  stack: TestStack,
  route: string,
  json?: unknown,
): Promise<{ status: number; body: unknown }> {
  const [method = 'GET', path = '/'] = route.split(' ')
  const answer = await fetch(`${stack.site}/api${path}`, {
    method,
    headers: {
      'x-api-key': cdk.context.apiKeys[0] ?? '',
      authorization: `Bearer ${token}`,
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  })
  return { status: answer.status, body: await answer.json() }
}

/** What has the keyboard, as a person would name it. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement
    return element?.getAttribute('aria-label') ?? element?.getAttribute('name') ?? element?.textContent ?? ''
  })

/** The keyboard goes round and never leaves the dialog; the browser's own frame is no place of the page. */
export async function staysInDialog(page: Page, presses: number): Promise<boolean> {
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab')
    const isInside = await page.evaluate(() => {
      const dialog = document.querySelector('dialog[open]')
      return document.activeElement === document.body || dialog?.contains(document.activeElement) === true
    })
    if (!isInside) return false
  }
  return true
}

/** Counts calls of the API from now on. */
export function countCalls(page: Page, method: string, path: string): () => number {
  let calls = 0
  page.on('request', (request) => {
    if (request.method() === method && new URL(request.url()).pathname === `/api${path}`) calls += 1
  })
  return () => calls
}

export const lostConnection = [/net::ERR_FAILED/]

export const tab = (page: Page, name: string) => page.getByRole('tab', { name })

export const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name })

export const menuButton = (page: Page) => page.getByRole('button', { name: 'User menu' })

export const welcome = (page: Page) => page.getByRole('heading', { level: 1, name: 'Welcome back, Aisyah' })

export const searchOf = (page: Page): string => new URL(page.url()).search

export const chosenTab = (page: Page) => page.locator('[role=tab][aria-selected=true]').textContent()

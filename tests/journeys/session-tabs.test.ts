import type { Page, Request } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aNetwork, caller, tokenIn, type Call } from '#tests/support/api.ts'
import { registerCandidate, signInWith, type Candidate } from '#tests/support/candidates.ts'
import { startTestStack, type TestStack } from '#tests/support/stack.ts'
import { holdBack, whenReady } from '#tests/support/browser.ts'
import { alerts, lostConnection, passwordField, refusedAnswer, sessionIn, stateOf } from './account-page.ts'
import { visitPage } from './marketing-page.ts'

let stack: TestStack
let call: Call
/** The API's clock against the browser's: a session that began with the clock back is as old as it was put back. */
let behindMinutes = 0

beforeAll(async () => {
  stack = await startTestStack({ world: { clock: () => new Date(Date.now() - behindMinutes * 60_000) } })
  call = caller(stack)
})
beforeEach(() => {
  behindMinutes = 0
})
afterAll(() => stack.close())

const nobody = { token: null, user: null }
const anySession = /Failed to load resource: the server responded with a status of (401|404)/

async function candidateSince(minutes: number, remember = false): Promise<Candidate> {
  behindMinutes = minutes
  const candidate = await registerCandidate(stack.site, { name: `Since ${minutes}` })
  const { email, password } = candidate
  const answer = await call('POST /auth/login', { json: { email, password, remember }, address: aNetwork() })
  behindMinutes = 0
  return { ...candidate, token: tokenIn(answer) }
}

const statusOf = async ({ token }: { token: string | null }): Promise<number> =>
  (await call('GET /auth/me', { token: token ?? undefined })).status

async function openTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage()
  await tab.goto(stack.site + path)
  await whenReady(tab)
  return tab
}

const keepSession = (page: Page, { token, user }: Pick<Candidate, 'token' | 'user'>): Promise<void> =>
  page.evaluate(
    ([authToken, signedIn]) => {
      localStorage.setItem('authToken', authToken)
      localStorage.setItem('user', signedIn)
    },
    [token, JSON.stringify(user)] as const,
  )

/** Opens a page as somebody who is signed in, in a browser of their own. */
const visitAs = (
  who: Pick<Candidate, 'token' | 'user'>,
  path: string,
  journey: (page: Page) => Promise<void>,
  expectedErrors: readonly RegExp[] = [anySession],
) =>
  visitPage(
    stack,
    '/privacy',
    async (page) => {
      await keepSession(page, who)
      await page.goto(stack.site + path)
      await whenReady(page)
      await journey(page)
    },
    { expectedErrors },
  )

/** A tab that hears of what others store half a second late: browsers promise no tab to be told at once. */
const hearLate = (tab: Page, name: string): Promise<unknown> =>
  tab.addInitScript((key) => {
    const lateMilliseconds = 500
    const inStorage = (asked: string): string | null => {
      const text: unknown = Reflect.get(localStorage, asked)
      return typeof text === 'string' ? text : null
    }
    let known = inStorage(key)
    Storage.prototype.getItem = (asked) => (asked === key ? known : inStorage(asked))
    addEventListener('storage', (event) => {
      if (event.key !== key || !event.isTrusted) return
      event.stopImmediatePropagation()
      setTimeout(() => {
        known = event.newValue
        dispatchEvent(new StorageEvent('storage', { key, newValue: event.newValue }))
      }, lateMilliseconds)
    })
  }, name)

const goHome = (page: Page): Promise<void> =>
  page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click()

const apiPath = (request: Request): string => new URL(request.url()).pathname.replace('/api', '')

/** What is sent to the API from now on, by any tab. */
function callsOf(page: Page): string[] {
  const calls: string[] = []
  page.context().on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(`${request.method()} ${apiPath(request)}`)
  })
  return calls
}

/** How often the browser came to the sign-in page. */
function arrivalsAtLogin(page: Page): string[] {
  const arrivals: string[] = []
  page.on('framenavigated', (frame) => {
    if (new URL(frame.url()).pathname === '/login') arrivals.push(frame.url())
  })
  return arrivals
}

describe('two tabs', () => {
  test('sign out together, and the API hears of it once', async () => {
    const candidate = await registerCandidate(stack.site)
    await visitAs(candidate, '/privacy', async (page) => {
      const calls = callsOf(page)
      const dashboard = await openTab(page, '/dashboard')
      await goHome(page)
      await dashboard.waitForURL('**/login')
      expect(await stateOf(dashboard)).toEqual({ from: '/dashboard' })
      expect(await sessionIn(page)).toEqual(nobody)
      await expect.poll(() => statusOf(candidate)).toBe(401)
      expect(calls.filter((each) => each === 'POST /auth/logout')).toHaveLength(1)
    })
  })

  test('sign in together', async () => {
    const candidate = await registerCandidate(stack.site)
    await visitPage(stack, '/login', async (page) => {
      const other = await openTab(page, '/login')
      await page.getByLabel('Email').fill(candidate.email)
      await passwordField(page).fill(candidate.password)
      await page.getByRole('button', { name: 'Sign In' }).click()
      await page.waitForURL('**/dashboard')
      await other.waitForURL('**/dashboard')
    })
  })

  test('never show one person what another one is signed in to', async () => {
    const [one, other] = [await registerCandidate(stack.site), await registerCandidate(stack.site)]
    await visitAs(one, '/privacy', async (page) => {
      const dashboard = await openTab(page, '/dashboard')
      await dashboard.evaluate(() => Object.assign(window, { isOfTheFirst: true }))
      await page.evaluate(
        ([token, user]) => {
          localStorage.setItem('user', user)
          localStorage.setItem('authToken', token)
        },
        [other.token, JSON.stringify(other.user)] as const,
      )
      await expect.poll(() => dashboard.evaluate(() => 'isOfTheFirst' in window)).toBe(false)
      await whenReady(dashboard)
      expect(new URL(dashboard.url()).pathname).toBe('/dashboard')
      expect(await dashboard.content()).not.toContain(one.email)
    })
  })

  test('renew the token once between them, and neither notices', async () => {
    const candidate = await candidateSince(31)
    await visitPage(stack, '/privacy', async (page) => {
      await keepSession(page, candidate)
      const calls = callsOf(page)
      const other = await page.context().newPage()
      await Promise.all([page, other].map((tab) => tab.goto(`${stack.site}/privacy`)))
      await Promise.all([page, other].map((tab) => tab.mouse.move(200, 200)))
      await Promise.all([page, other].map(whenReady))
      await expect.poll(async () => (await sessionIn(page)).token).not.toBe(candidate.token)
      await Promise.all([page, other].map((tab) => tab.keyboard.press('Shift')))
      await Promise.all([page, other].map((tab) => tab.waitForLoadState('networkidle')))
      expect(calls.filter((each) => each === 'POST /auth/refresh')).toHaveLength(1)
      expect(await statusOf(await sessionIn(other))).toBe(200)
    })
  })

  test('renew it once also where one hears late of what the other has stored', async () => {
    const candidate = await candidateSince(31)
    await visitPage(stack, '/privacy', async (page) => {
      await keepSession(page, candidate)
      const calls = callsOf(page)
      const other = await page.context().newPage()
      await hearLate(other, 'authToken')
      const goOn = await holdBack(page, '**/api/auth/refresh')
      const asked = page.waitForRequest('**/api/auth/refresh')
      await page.goto(`${stack.site}/privacy`)
      await whenReady(page)
      await asked
      await other.goto(`${stack.site}/privacy`)
      await whenReady(other)
      await other.keyboard.press('Shift')
      goOn()
      const renewed = (tab: Page) => async () => (await sessionIn(tab)).token !== candidate.token
      await expect.poll(renewed(page)).toBe(true)
      await expect.poll(renewed(other)).toBe(true)
      await other.keyboard.press('Shift')
      await other.waitForLoadState('networkidle')
      expect(calls.filter((each) => each === 'POST /auth/refresh')).toHaveLength(1)
    })
  })
})

describe('a token', () => {
  test('is not renewed in the first half of its life', async () => {
    const candidate = await candidateSince(25)
    await visitAs(candidate, '/privacy', async (page) => {
      const calls = callsOf(page)
      await page.keyboard.press('Shift')
      await page.waitForLoadState('networkidle')
      expect(calls).toEqual([])
      expect((await sessionIn(page)).token).toBe(candidate.token)
    })
  })

  test('that has run out is renewed before the first call where the session is remembered', async () => {
    const candidate = await candidateSince(70, true)
    await visitAs(candidate, '/dashboard', async (page) => {
      await expect.poll(async () => statusOf(await sessionIn(page))).toBe(200)
      expect(new URL(page.url()).pathname).toBe('/dashboard')
    })
  })

  test('that has run out still ends a remembered session for good', async () => {
    const candidate = await candidateSince(70, true)
    await visitPage(
      stack,
      '/privacy',
      async (page) => {
        // Held back until the person is gone, so that nothing renews the token before they sign out.
        await page.route('**/api/auth/refresh', async (route) => {
          await expect.poll(async () => (await sessionIn(page)).token).toBeNull()
          await route.continue()
        })
        await signInWith(page, candidate)
        await page.goto(`${stack.site}/privacy`)
        await whenReady(page)
        await goHome(page)
        await page.waitForLoadState('networkidle')
        expect(await sessionIn(page)).toEqual(nobody)
        const again = await call('POST /auth/refresh', { token: candidate.token })
        expect(again.status).toBe(401)
      },
      { expectedErrors: [refusedAnswer] },
    )
  })

  test('that has run out ends the session elsewhere, and leads back after signing in', async () => {
    const candidate = await candidateSince(70)
    await visitAs(candidate, '/dashboard', async (page) => {
      await page.waitForURL('**/login')
      expect(await alerts(page).textContent()).toBe('Authentication required. Please log in.')
      expect(await stateOf(page)).toEqual({ from: '/dashboard', notice: 'sign-in-needed' })
      expect(await sessionIn(page)).toEqual(nobody)
    })
  })

  test('that has run out leaves a reader of a public page where they are', async () => {
    const candidate = await candidateSince(70)
    await visitAs(candidate, '/about', async (page) => {
      await expect.poll(() => sessionIn(page)).toEqual(nobody)
      expect(new URL(page.url()).pathname).toBe('/about')
    })
  })

  test('that cannot be renewed for want of a connection ends no session', async () => {
    const candidate = await candidateSince(70, true)
    await visitPage(
      stack,
      '/privacy',
      async (page) => {
        await page.route('**/api/**', (route) => route.abort())
        await signInWith(page, candidate)
        await page.goto(`${stack.site}/dashboard`)
        await whenReady(page)
        await page.waitForLoadState('networkidle')
        expect((await sessionIn(page)).token).toBe(candidate.token)
        expect(new URL(page.url()).pathname).toBe('/dashboard')
      },
      { expectedErrors: [lostConnection] },
    )
  })
})

test('restoring a session leaves the forms alone that wait for their code', async () => {
  const candidate = await registerCandidate(stack.site)
  await visitAs(candidate, '/contact', async (page) => {
    expect((await sessionIn(page)).token).toBe(candidate.token)
    await page.getByLabel('First Name').fill('Aisyah')
    await page.getByLabel('Last Name').fill('Rahman')
    expect(await page.getByLabel('First Name').inputValue()).toBe('Aisyah')
  })
})

describe('a session that the API knows no more', () => {
  test('leads to the sign-in page once, however many calls were refused, and back from there', async () => {
    const candidate = await registerCandidate(stack.site)
    await call('POST /auth/logout', { token: candidate.token })
    await visitPage(
      stack,
      '/privacy',
      async (page) => {
        await signInWith(page, candidate)
        const arrivals = arrivalsAtLogin(page)
        const refused: string[] = []
        page.on('response', (response) => {
          if (response.status() === 401) refused.push(response.url())
        })
        await page.goto(`${stack.site}/dashboard`)
        await page.waitForURL('**/login')
        await page.waitForLoadState('networkidle')
        expect(refused.length).toBeGreaterThan(1)
        expect(arrivals).toHaveLength(1)
        expect(await alerts(page).textContent()).toBe('Authentication required. Please log in.')
        expect(await sessionIn(page)).toEqual(nobody)
        await page.getByLabel('Email').fill(candidate.email)
        await passwordField(page).fill(candidate.password)
        await page.getByRole('button', { name: 'Sign In' }).click()
        await page.waitForURL('**/dashboard')
        await page.goBack()
        await page.waitForURL('**/privacy')
      },
      { expectedErrors: [refusedAnswer] },
    )
  })

  test('takes nothing from a newer one that began meanwhile: the call is sent again with its token', async () => {
    const candidate = await registerCandidate(stack.site)
    const newer = await call('POST /auth/login', {
      json: { email: candidate.email, password: candidate.password },
      address: aNetwork(),
    })
    await call('POST /auth/logout', { token: candidate.token })
    await visitPage(
      stack,
      '/privacy',
      async (page) => {
        await signInWith(page, candidate)
        const goOn = await holdBack(page, '**/api/auth/**')
        const asked = page.waitForRequest('**/api/auth/me')
        await page.goto(`${stack.site}/dashboard`)
        await asked
        await page.evaluate((token) => localStorage.setItem('authToken', token), tokenIn(newer))
        const answered = page.waitForResponse(
          (response) => response.url().endsWith('/auth/me') && response.status() === 200,
        )
        goOn()
        await answered
        expect((await sessionIn(page)).token).toBe(tokenIn(newer))
        expect(new URL(page.url()).pathname).toBe('/dashboard')
      },
      { expectedErrors: [refusedAnswer] },
    )
  })

  test('nobody is signed in on a page for signed-in people: the back button does not bring it back', () =>
    visitPage(stack, '/privacy', async (page) => {
      await page.goto(`${stack.site}/dashboard`)
      await page.waitForURL('**/login')
      await page.goBack()
      await page.waitForURL('**/privacy')
    }))
})

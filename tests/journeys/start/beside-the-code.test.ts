import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signedIn } from '#infra/browser/signed-in.ts'
import { eventually } from '#tests/support/eventually.ts'
import { holdBack, openPage, whenReady } from '#tests/support/browser.ts'
import { startTestStack, type TestStack } from '#tests/support/stack.ts'
import { sessionIn } from '../account-page.ts'

let stack: TestStack
let session: { name: string; value: string }[]
beforeAll(async () => {
  stack = await startTestStack()
  const state = await signedIn(stack.site)
  if (typeof state === 'string') throw new Error('A state is given as data.')
  session = state.origins[0]?.localStorage ?? []
})
afterAll(() => stack.close())

async function openSignedIn() {
  const opened = await openPage()
  // Before the first document of this site alone: a later one keeps what the pages made of it.
  await opened.page.goto(`${stack.site}/robots.txt`)
  await opened.page.evaluate((entries) => {
    for (const { name, value } of entries) localStorage.setItem(name, value)
  }, session)
  return opened
}

describe('a cold load of the dashboard', () => {
  test('asks for its data before its own code has arrived, and asks once', async () => {
    const { page, close } = await openSignedIn()
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/')) asked.push(pathname)
    })
    const letCodeArrive = await holdBack(page, /assets\/DashboardPage-.*\.js/)
    await page.goto(`${stack.site}/dashboard`, { waitUntil: 'commit' })
    await eventually(
      () => asked.toSorted().join(),
      (paths) => paths.includes('/api/auth/candidates/applications') && paths.includes('/api/auth/me'),
    )
    expect(await page.locator('html[data-ready]').count()).toBe(0)
    await letCodeArrive()
    await page.getByRole('heading', { name: 'Active Interviews' }).waitFor()
    expect(asked.toSorted()).toEqual(['/api/auth/candidates/applications', '/api/auth/me'])
    await close()
  })
})

describe('a link to a public page', () => {
  test('signs out although the code of the page it stands on has not arrived', async () => {
    const { page, close } = await openSignedIn()
    const letCodeArrive = await holdBack(page, /assets\/main-.*\.js/)
    await page.goto(`${stack.site}/privacy`, { waitUntil: 'commit' })
    await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click()
    await page.waitForURL('**/about', { waitUntil: 'commit' })
    await letCodeArrive()
    await whenReady(page)
    expect(await sessionIn(page)).toEqual({ token: null, user: null })
    await close()
  })

  test('does not sign out a person who reloads it or opens its address', async () => {
    const { page, close } = await openSignedIn()
    await page.goto(`${stack.site}/about`)
    await whenReady(page)
    expect((await sessionIn(page)).token).not.toBeNull()
    await page.reload()
    await whenReady(page)
    expect((await sessionIn(page)).token).not.toBeNull()
    await close()
  })
})

import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPage, type Opened, whenReady } from '#tests/support/browser.ts'
import { startTestStack, type TestStack } from '#tests/support/stack.ts'

let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack()
})
afterAll(() => stack.close())

/** What a browser keeps of a signed-in person. */
type Kept = { authToken?: string; user?: string }
const signedIn: Kept = { authToken: 'a-token', user: '{"name":"Aisyah"}' }

const keptIn = (page: Page): Promise<Kept> =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage)))

/** The API knows none of these tokens, and says so when it is told that the session is over. */
const unknownToken = /status of 401/

async function visit(path: string, kept: Kept): Promise<Opened> {
  const opened = await openPage({ expectedErrors: [unknownToken] })
  await opened.page.addInitScript((values) => {
    // Once: a later navigation must find what the site left, not this again.
    if (sessionStorage.getItem('planted') !== null) return
    sessionStorage.setItem('planted', 'yes')
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
  }, kept)
  await opened.page.goto(stack.site + path)
  await whenReady(opened.page)
  return opened
}

describe('a stored session', () => {
  test('is kept when a public page is opened or reloaded', async () => {
    const { page, close } = await visit('/contact', signedIn)
    expect(await keptIn(page)).toEqual(signedIn)
    await page.reload()
    await whenReady(page)
    expect(await keptIn(page)).toEqual(signedIn)
    await close()
  })

  test.each<[string, Kept]>([
    ['without its user', { authToken: 'a-token' }],
    ['without its token', { user: '{"name":"Aisyah"}' }],
    ['whose user cannot be read', { authToken: 'a-token', user: '{"name":' }],
    ['whose user is no object', { authToken: 'a-token', user: '"Aisyah"' }],
  ])('%s is cleared when a page is opened', async (_, kept) => {
    const { page, close } = await visit('/contact', kept)
    expect(await keptIn(page)).toEqual({})
    await close()
  })

  test('ends when a link to a public page is followed', async () => {
    const { page, close } = await visit('/contact', signedIn)
    await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Unlock the Power of Cloud & AI Innovation' }).waitFor()
    expect(await keptIn(page)).toEqual({})
    await close()
  })

  test('does not end when a person goes back in the history', async () => {
    const { page, close } = await visit('/contact', {})
    await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Unlock the Power of Cloud & AI Innovation' }).waitFor()
    await page.evaluate((values) => {
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
    }, signedIn)
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Contact' }).waitFor()
    expect(await keptIn(page)).toEqual(signedIn)
    await close()
  })

  test('that the browser forbids to keep breaks nothing', async () => {
    const { page, close } = await openPage()
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    })
    await page.goto(`${stack.site}/contact`)
    await whenReady(page)
    await page.getByLabel('First Name').fill('Aisyah')
    await close()
  })
})

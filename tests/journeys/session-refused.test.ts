import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aNetwork, tokenIn } from '#tests/support/api.ts'
import { holdBack } from '#tests/support/browser.ts'
import { registerCandidate, signInWith } from '#tests/support/candidates.ts'
import { alerts, passwordField, refusedAnswer, sessionIn } from './account-page.ts'
import { visitPage } from './marketing-page.ts'
import { nobody, startSessionProduct, type SessionProduct } from './session-visitor.ts'

let product: SessionProduct
beforeAll(async () => {
  product = await startSessionProduct()
})
afterAll(() => product.close())

/** How often the browser came to the sign-in page. */
function arrivalsAtLogin(page: Page): string[] {
  const arrivals: string[] = []
  page.on('framenavigated', (frame) => {
    if (new URL(frame.url()).pathname === '/login') arrivals.push(frame.url())
  })
  return arrivals
}

describe('a session that the API knows no more', () => {
  test('leads to the sign-in page once, however many calls were refused, and back from there', async () => {
    const candidate = await registerCandidate(product.site)
    await product.call('POST /auth/logout', { token: candidate.token })
    await visitPage(
      product,
      '/privacy',
      async (page) => {
        await signInWith(page, candidate)
        const arrivals = arrivalsAtLogin(page)
        const refused: string[] = []
        page.on('response', (response) => {
          if (response.status() === 401) refused.push(response.url())
        })
        await page.goto(`${product.site}/dashboard`)
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
    const candidate = await registerCandidate(product.site)
    const newer = await product.call('POST /auth/login', {
      json: { email: candidate.email, password: candidate.password },
      address: aNetwork(),
    })
    await product.call('POST /auth/logout', { token: candidate.token })
    await visitPage(
      product,
      '/privacy',
      async (page) => {
        await signInWith(page, candidate)
        const goOn = await holdBack(page, '**/api/auth/**')
        const asked = page.waitForRequest('**/api/auth/me')
        await page.goto(`${product.site}/dashboard`)
        await asked
        await page.evaluate((token) => localStorage.setItem('authToken', token), tokenIn(newer))
        const answered = page.waitForResponse(
          (response) => response.url().endsWith('/auth/me') && response.status() === 200,
        )
        await goOn()
        await answered
        expect((await sessionIn(page)).token).toBe(tokenIn(newer))
        expect(new URL(page.url()).pathname).toBe('/dashboard')
      },
      { expectedErrors: [refusedAnswer] },
    )
  })

  test('nobody is signed in on a page for signed-in people: the back button does not bring it back', () =>
    visitPage(product, '/privacy', async (page) => {
      await page.goto(`${product.site}/dashboard`)
      await page.waitForURL('**/login')
      await page.goBack()
      await page.waitForURL('**/privacy')
    }))
})

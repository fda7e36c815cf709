import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { whenReady } from '#tests/support/browser.ts'
import { registerCandidate, signInWith } from '#tests/support/candidates.ts'
import { alerts, lostConnection, refusedAnswer, sessionIn, stateOf } from './account-page.ts'
import { visitPage } from './marketing-page.ts'
import { callsOf, goHome, nobody, startSessionProduct, type SessionProduct } from './session-visitor.ts'

let product: SessionProduct
beforeAll(async () => {
  product = await startSessionProduct()
})
afterAll(() => product.close())

describe('a token', () => {
  test('is not renewed in the first half of its life', async () => {
    const candidate = await product.candidateSince(25)
    await product.visitAs(candidate, '/privacy', async (page) => {
      const calls = callsOf(page)
      await page.keyboard.press('Shift')
      await page.waitForLoadState('networkidle')
      expect(calls).toEqual([])
      expect((await sessionIn(page)).token).toBe(candidate.token)
    })
  })

  test('that has run out is renewed before the first call where the session is remembered', async () => {
    const candidate = await product.candidateSince(70, true)
    await product.visitAs(candidate, '/dashboard', async (page) => {
      await expect.poll(async () => product.statusOf(await sessionIn(page))).toBe(200)
      expect(new URL(page.url()).pathname).toBe('/dashboard')
    })
  })

  test('that has run out still ends a remembered session for good', async () => {
    const candidate = await product.candidateSince(70, true)
    await visitPage(
      product,
      '/privacy',
      async (page) => {
        // Held back until the person is gone, so that nothing renews the token before they sign out.
        await page.route('**/api/auth/refresh', async (route) => {
          await expect.poll(async () => (await sessionIn(page)).token).toBeNull()
          await route.continue()
        })
        await signInWith(page, candidate)
        await page.goto(`${product.site}/privacy`)
        await whenReady(page)
        await goHome(page)
        await page.waitForLoadState('networkidle')
        expect(await sessionIn(page)).toEqual(nobody)
        const again = await product.call('POST /auth/refresh', { token: candidate.token })
        expect(again.status).toBe(401)
      },
      { expectedErrors: [refusedAnswer] },
    )
  })

  test('that has run out ends the session elsewhere, and leads back after signing in', async () => {
    const candidate = await product.candidateSince(70)
    await product.visitAs(candidate, '/dashboard', async (page) => {
      await page.waitForURL('**/login')
      expect(await alerts(page).textContent()).toBe('Authentication required. Please log in.')
      expect(await stateOf(page)).toEqual({ from: '/dashboard', notice: 'sign-in-needed' })
      expect(await sessionIn(page)).toEqual(nobody)
    })
  })

  test('that has run out leaves a reader of a public page where they are', async () => {
    const candidate = await product.candidateSince(70)
    await product.visitAs(candidate, '/about', async (page) => {
      await expect.poll(() => sessionIn(page)).toEqual(nobody)
      expect(new URL(page.url()).pathname).toBe('/about')
    })
  })

  test('that cannot be renewed for want of a connection ends no session', async () => {
    const candidate = await product.candidateSince(70, true)
    await visitPage(
      product,
      '/privacy',
      async (page) => {
        await page.route('**/api/**', (route) => route.abort())
        await signInWith(page, candidate)
        await page.goto(`${product.site}/dashboard`)
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
  const candidate = await registerCandidate(product.site)
  await product.visitAs(candidate, '/contact', async (page) => {
    expect((await sessionIn(page)).token).toBe(candidate.token)
    await page.getByLabel('First Name').fill('Aisyah')
    await page.getByLabel('Last Name').fill('Rahman')
    expect(await page.getByLabel('First Name').inputValue()).toBe('Aisyah')
  })
})

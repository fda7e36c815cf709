import { describe, expect } from 'vitest'
import { holdBack } from '#tests/support/browser.ts'
import { test } from '#tests/support/fixtures.ts'
import { alerts, callsTo, lostConnection, quiet, refusedAnswer, sessionIn } from '../account-page.ts'
import { signIn, signInButton } from '../account/sign-in.ts'

const codeThatSends = /account-calls-.*\.js/

describe('a sign-in whose code has not arrived', () => {
  test('shows that it failed when the code cannot be fetched, and succeeds once it can', async ({
    open,
    candidate,
  }) => {
    const page = await open('/login', {
      ...quiet,
      before: async (opening) => {
        await opening.route(codeThatSends, (route) => route.abort())
      },
      expectedErrors: [lostConnection],
    })
    await signIn(page, candidate)
    await alerts(page).waitFor()
    expect(await alerts(page).textContent()).toContain('Login failed')
    expect(await page.getByLabel('Email').inputValue()).toBe(candidate.email)
    await page.unroute(codeThatSends)
    await signInButton(page).click()
    await page.waitForURL('**/dashboard')
  })

  test('is busy from the moment the button is pressed, and is sent once', async ({ open, candidate }) => {
    let release = (): Promise<void> => Promise.resolve()
    const page = await open('/login', {
      ...quiet,
      before: async (opening) => {
        release = await holdBack(opening, codeThatSends)
      },
    })
    const calls = callsTo(page, '/auth/login')
    await signIn(page, candidate)
    await page.getByRole('button', { name: 'Signing In...' }).waitFor()
    await page.keyboard.press('Enter')
    await release()
    await page.waitForURL('**/dashboard')
    expect(calls).toHaveLength(1)
  })
})

test('restoring a session keeps what is typed into a prerendered form', async ({ open, candidate }) => {
  const page = await open('/contact', { ...quiet, as: candidate, expectedErrors: [refusedAnswer] })
  expect((await sessionIn(page)).token).toBe(candidate.token)
  await page.getByLabel('First Name').fill('Aisyah')
  await page.getByLabel('Last Name').fill('Rahman')
  expect(await page.getByLabel('First Name').inputValue()).toBe('Aisyah')
})

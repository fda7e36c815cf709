import type { Route } from 'playwright-core'
import { describe, expect } from 'vitest'
import { holdBack, stopTheClock, widths } from '#tests/support/browser.ts'
import { test } from '#tests/support/fixtures.ts'
import { inWideRun } from '#tests/support/wide-run.ts'
import {
  enquiriesOf,
  fillIn,
  labels,
  mailsAbout,
  sendButton,
  sentPanel,
  typed,
  valuesOf,
} from './enquiry-form.ts'

const path = '/contact'
const sentPanelMilliseconds = 7000
/** The pauses before a failed form sends itself again. */
const firstPauseMilliseconds = 5000
const secondPauseMilliseconds = 15_000

const refusedWith503 = (route: Route): Promise<void> =>
  route.fulfill({
    status: 503,
    contentType: 'application/json',
    body: '{"success":false,"message":"down"}',
  })

describe('sending an enquiry', () => {
  test('a double click sends one enquiry, which arrives in the inbox', async ({ open, stack }) => {
    const subject = 'Nodes for a weather model'
    const page = await open(path, { reducedMotion: true })
    const sent = enquiriesOf(page)
    await fillIn(page, { subject })
    await sendButton(page).dblclick()
    await sentPanel(page).waitFor()
    const thanks = "Thank you for contacting us. We'll get back to you within 24 hours."
    await page.getByRole('status').filter({ hasText: thanks }).waitFor()
    expect(sent).toHaveLength(1)
    await expect.poll(() => mailsAbout(stack, subject)).toHaveLength(1)
    const [mail] = mailsAbout(stack, subject)
    for (const text of [typed.firstName, typed.lastName, typed.email, typed.message, 'Nvidia HGX H100']) {
      expect(mail?.text).toContain(text)
    }
    expect(mail?.text).not.toMatch(/\bMalaysia\b/)
  })

  test(
    'two submissions in the same moment send one enquiry, and the button is disabled until it is answered',
    inWideRun,
    async ({ open }) => {
      const page = await open(path, { reducedMotion: true })
      const sent = enquiriesOf(page)
      const letAnswerArrive = await holdBack(page, '**/api/contact/')
      await fillIn(page)
      await page.getByRole('form').evaluate((form: HTMLFormElement) => {
        form.requestSubmit()
        form.requestSubmit()
      })
      const sending = page.getByRole('button', { name: 'Sending Message...' })
      await sending.waitFor()
      expect(await sending.isDisabled()).toBe(true)
      await letAnswerArrive()
      await sentPanel(page).waitFor()
      expect(sent).toHaveLength(1)
    },
  )

  test('the success panel stays for seven seconds and leaves an empty form', inWideRun, async ({ open }) => {
    const page = await open(path, { reducedMotion: true })
    await stopTheClock(page)
    await fillIn(page)
    await page.getByLabel('I would like to receive news').check()
    await sendButton(page).click()
    // The effect that starts the seven seconds moves the focus to the panel.
    await page.locator(':focus', { hasText: 'Message Sent Successfully!' }).waitFor()
    await page.clock.runFor(sentPanelMilliseconds - 1)
    expect(await sentPanel(page).isVisible()).toBe(true)
    await page.clock.runFor(1)
    await sentPanel(page).waitFor({ state: 'detached' })
    await sendButton(page).waitFor()
    expect(await valuesOf(page)).toEqual(Object.fromEntries(Object.keys(labels).map((field) => [field, ''])))
    expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(0)
    expect(await page.getByText('0 / 5000 characters').isVisible()).toBe(true)
    await page
      .getByText(/^Sent at \d\d:\d\d, reference [0-9A-Z]{4}-[0-9A-Z]{4}\. You can send another enquiry\.$/)
      .waitFor()
  })

  test('the success panel is as high as its content, and in view', inWideRun, async ({ open }) => {
    const page = await open(path, { reducedMotion: true, width: widths.narrow })
    await stopTheClock(page)
    await fillIn(page)
    const height = async (selector: string) => (await page.locator(selector).boundingBox())?.height ?? 0
    const formHeight = await height('form[aria-label=Enquiry]')
    await sendButton(page).click()
    await page.locator(':focus', { hasText: 'Message Sent Successfully!' }).waitFor()
    expect(await height('[role=status]:has(.sent-panel)')).toBeLessThan(formHeight / 2)
    const box = await page.locator('.sent-panel').boundingBox()
    expect(box?.y).toBeGreaterThan(0)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0)
  })

  test('a refusal and a lost connection keep everything typed, show when it is sent again and lead to the other ways to reach the team', async ({
    open,
    stack,
  }) => {
    const subject = 'From a train'
    const page = await open(path, {
      reducedMotion: true,
      expectedErrors: [/status of 503/, /ERR_INTERNET_DISCONNECTED/],
    })
    // The form does not send itself again while the clock is stopped.
    await stopTheClock(page)
    const sent = enquiriesOf(page)
    const warnings: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text())
    })
    await fillIn(page, { subject })
    const before = await valuesOf(page)
    const failsWith = async (warning: string): Promise<void> => {
      await sendButton(page).click()
      await expect.poll(() => warnings).toEqual([warning])
      await page.getByRole('button', { name: 'Send Message', disabled: false }).waitFor()
      expect(await valuesOf(page)).toEqual(before)
      await page.locator(':focus', { hasText: /^Rather write or call\? / }).waitFor()
      await page.getByText('Sending again in 5 s. Keep this page open.').first().waitFor()
      warnings.length = 0
    }

    await page.route('**/api/contact/', refusedWith503)
    await failsWith('Email service temporarily unavailable. Please try again later or contact us directly.')
    const mailto = new URL((await page.locator(':focus a').first().getAttribute('href')) ?? '')
    expect([mailto.protocol, mailto.searchParams.get('subject')]).toEqual(['mailto:', subject])
    expect(mailto.searchParams.get('body')).toContain(typed.message)
    await page.unroute('**/api/contact/')

    await page.context().setOffline(true)
    await failsWith('Unable to connect to server. Please check your internet connection or try again later.')
    await page.context().setOffline(false)

    await sendButton(page).click()
    await sentPanel(page).waitFor()
    expect(sent).toHaveLength(3)
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
    await expect.poll(() => mailsAbout(stack, subject)).toHaveLength(1)
  })

  test(
    'a form that failed while the service was down sends itself again, under the same key',
    inWideRun,
    async ({ open, stack }) => {
      const subject = 'While the service was down'
      const page = await open(path, { reducedMotion: true, expectedErrors: [/status of 503/] })
      await stopTheClock(page)
      const sent = enquiriesOf(page)
      await page.route('**/api/contact/', refusedWith503, { times: 2 })
      await fillIn(page, { subject })
      await sendButton(page).click()
      await page.locator(':focus', { hasText: /^Rather write or call/ }).waitFor()
      await page.clock.runFor(firstPauseMilliseconds)
      await expect.poll(() => sent).toHaveLength(2)
      await page.getByRole('button', { name: 'Send Message', disabled: false }).waitFor()
      await page.clock.runFor(secondPauseMilliseconds)
      await page.locator(':focus', { hasText: 'Message Sent Successfully!' }).waitFor()
      expect(sent).toHaveLength(3)
      expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
      await expect.poll(() => mailsAbout(stack, subject)).toHaveLength(1)
    },
  )

  test('a form that failed offline sends itself again as soon as the browser is online, unless it was edited', async ({
    open,
    stack,
  }) => {
    const page = await open(path, { reducedMotion: true, expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })
    await stopTheClock(page)
    const sent = enquiriesOf(page)
    const failOffline = async (): Promise<void> => {
      await page.context().setOffline(true)
      await sendButton(page).click()
      await page.locator(':focus', { hasText: /^Rather write or call/ }).waitFor()
      await page.clock.runFor(firstPauseMilliseconds)
    }
    await fillIn(page, { subject: 'From a tunnel' })
    await failOffline()
    await page.getByLabel(labels.subject).fill('From a lift')
    await page.context().setOffline(false)
    await page.clock.runFor(secondPauseMilliseconds)
    expect(sent).toHaveLength(1)

    await failOffline()
    await page.context().setOffline(false)
    await sentPanel(page).waitFor()
    expect(sent).toHaveLength(3)
    await expect.poll(() => mailsAbout(stack, 'From a lift')).toHaveLength(1)
    expect(mailsAbout(stack, 'From a tunnel')).toHaveLength(0)
  })
})

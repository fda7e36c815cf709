import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { holdBack } from '#tests/support/browser.ts'
import { eventually } from '#tests/support/eventually.ts'
import { startTestStack, type TestStack } from '#tests/support/stack.ts'
import {
  fillIn,
  mailsAbout,
  mailsOf,
  sendButton,
  sentPanel,
  typed,
  valuesOf,
  visitContact,
} from './contact-visitor.ts'

let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack()
})
afterAll(() => stack.close())

const sentPanelMilliseconds = 7000
const emptyValues = {
  firstName: '',
  lastName: '',
  email: '',
  company: '',
  jobTitle: '',
  enquiryType: '',
  subject: '',
  message: '',
}

describe('sending an enquiry', () => {
  test('a valid enquiry arrives in the inbox', async () => {
    const subject = 'Nodes for a weather model'
    await visitContact(stack, async (page) => {
      await fillIn(page, { subject })
      await sendButton(page).click()
      await sentPanel(page).waitFor()
      expect(await page.getByRole('status').textContent()).toContain(
        "Thank you for contacting us. We'll get back to you within 24 hours.",
      )
    })
    const [mail] = await eventually(
      () => mailsAbout(stack, subject),
      (mails) => mails.length > 0,
    )
    for (const text of [typed.firstName, typed.lastName, typed.email, typed.message, 'Nvidia HGX H100']) {
      expect(mail?.text).toContain(text)
    }
    expect(mail?.text).not.toContain('Malaysia')
  })

  test('a double click sends one enquiry', async () => {
    const subject = 'Clicked twice'
    const requests: string[] = []
    await visitContact(stack, async (page) => {
      page.on('request', (request) => {
        if (request.url().includes('/api/contact')) requests.push(request.method())
      })
      await fillIn(page, { subject })
      await sendButton(page).dblclick()
      await sentPanel(page).waitFor()
    })
    expect(requests).toEqual(['POST'])
  })

  test('two submissions in the same moment send one enquiry', async () => {
    let requests = 0
    await visitContact(stack, async (page) => {
      page.on('request', (request) => {
        if (request.url().includes('/api/contact')) requests += 1
      })
      await fillIn(page)
      await page.getByRole('form').evaluate((form: HTMLFormElement) => {
        form.requestSubmit()
        form.requestSubmit()
      })
      await sentPanel(page).waitFor()
    })
    expect(requests).toBe(1)
  })

  test('the button is disabled and says so while the message is on its way', async () => {
    await visitContact(stack, async (page) => {
      const letGo = await holdBack(page, '**/api/contact/')
      await fillIn(page)
      await sendButton(page).click()
      const sending = page.getByRole('button', { name: 'Sending Message...' })
      await sending.waitFor()
      expect(await sending.isDisabled()).toBe(true)
      await letGo()
      await sentPanel(page).waitFor()
    })
  })

  test('the success panel stays for seven seconds and leaves an empty form', async () => {
    await visitContact(stack, async (page) => {
      await page.clock.install()
      await fillIn(page)
      await page.getByLabel('Country').selectOption('Singapore')
      await page.getByLabel('I would like to receive news').check()
      await sendButton(page).click()
      await sentPanel(page).waitFor()
      await page.clock.runFor(sentPanelMilliseconds - 500)
      expect(await sentPanel(page).isVisible()).toBe(true)
      await page.clock.runFor(1000)
      await sentPanel(page).waitFor({ state: 'detached' })
      await sendButton(page).waitFor()
      expect(await valuesOf(page)).toEqual(emptyValues)
      expect(await page.getByLabel('Country').inputValue()).toBe('Malaysia')
      expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(0)
      expect(await page.getByText('0 / 5000 characters').isVisible()).toBe(true)
    })
  })

  test('without a connection everything typed stays, nothing is shown, and the same enquiry can be sent later', async () => {
    const subject = 'From a train'
    const warnings: string[] = []
    const keys: (string | undefined)[] = []
    await visitContact(
      stack,
      async (page) => {
        page.on('console', (message) => {
          if (message.type() === 'warning') warnings.push(message.text())
        })
        page.on('request', (request) => {
          if (request.url().includes('/api/contact')) keys.push(request.headers()['idempotency-key'])
        })
        await fillIn(page, { subject })
        const before = await valuesOf(page)
        const shown = await page.locator('main').innerText()
        await page.context().setOffline(true)
        await sendButton(page).click()
        await expect.poll(() => warnings).toHaveLength(1)
        await page.getByRole('button', { name: 'Send Message', disabled: false }).waitFor()
        expect(await valuesOf(page)).toEqual(before)
        expect(await page.locator('main').innerText()).toBe(shown)
        await page.context().setOffline(false)
        await sendButton(page).click()
        await sentPanel(page).waitFor()
      },
      { expectedErrors: [/ERR_INTERNET_DISCONNECTED/] },
    )
    expect(warnings).toEqual([
      'Unable to connect to server. Please check your internet connection or try again later.',
    ])
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })

  test('a refusal of the server keeps the form filled and its message in the console', async () => {
    const warnings: string[] = []
    await visitContact(
      stack,
      async (page) => {
        page.on('console', (message) => {
          if (message.type() === 'warning') warnings.push(message.text())
        })
        await page.route('**/api/contact/', (route) =>
          route.fulfill({
            status: 503,
            contentType: 'application/json',
            body: '{"success":false,"message":"down"}',
          }),
        )
        await fillIn(page)
        const before = await valuesOf(page)
        await sendButton(page).click()
        await expect.poll(() => warnings).toHaveLength(1)
        await page.getByRole('button', { name: 'Send Message', disabled: false }).waitFor()
        expect(await valuesOf(page)).toEqual(before)
        expect(await sentPanel(page).count()).toBe(0)
      },
      { expectedErrors: [/status of 503/] },
    )
    expect(warnings).toEqual([
      'Email service temporarily unavailable. Please try again later or contact us directly.',
    ])
  })

  test('an invalid enquiry is not sent', async () => {
    const before = await mailsOf(stack)
    await visitContact(stack, async (page) => {
      let requests = 0
      page.on('request', (request) => {
        if (request.url().includes('/api/')) requests += 1
      })
      await fillIn(page, { message: 'Too short' })
      await sendButton(page).click()
      await page.getByText('Please provide more details (at least 10 characters)').waitFor()
      expect(requests).toBe(0)
    })
    expect(await mailsOf(stack)).toHaveLength(before.length)
  })
})

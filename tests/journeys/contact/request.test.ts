import { describe, expect } from 'vitest'
import { test } from '#tests/support/fixtures.ts'
import { inWideRun } from '#tests/support/wide-run.ts'
import { mailsAbout, sendButton, sentPanel, typed, valuesOf } from './enquiry-form.ts'

const lease = 'NVIDIA GPU Node Leasing: 32 × HGX B200, 6 months, from 1 March 2027'

describe('an enquiry about a service', () => {
  test('carries the lease that was put together into subject, type, GPUs and message, and shows its reference', async ({
    open,
    stack,
  }) => {
    const page = await open('/services/gpu-leasing', { reducedMotion: true })
    const form = page.getByRole('form', { name: 'Put your lease together' })
    await form.locator('[name=gpu]').selectOption('HGX B200')
    await form.getByLabel('GPUs').fill('32')
    expect(await form.getByRole('status').innerText()).toBe('4 nodes of 8 GPUs')
    const heights = await form
      .locator('label > *')
      .evaluateAll((fields) => fields.map((field) => field.clientHeight))
    expect(new Set(heights).size).toBe(1)
    await form.getByLabel('Term').selectOption('6 months')
    await form.getByLabel('Start').fill('2027-03-01')
    await form.getByRole('button', { name: 'Ask for this lease' }).click()
    await page.getByRole('heading', { level: 1, name: 'Contact', exact: true }).waitFor()
    await expect.poll(() => page.getByLabel('Subject').inputValue()).toBe(lease)
    expect(await valuesOf(page)).toMatchObject({
      enquiryType: 'GPU Computing Solutions',
      message: 'GPUs: 32 (4 nodes of 8 GPUs)\nGPU: Nvidia HGX B200\nTerm: 6 months\nStart: 1 March 2027',
    })
    expect(await page.getByLabel('Nvidia HGX B200').isChecked()).toBe(true)
    await page.getByLabel('First Name').fill(typed.firstName)
    await page.getByLabel('Last Name').fill(typed.lastName)
    await page.getByLabel('Business Email').fill(typed.email)
    await sendButton(page).click()
    await sentPanel(page).waitFor()
    const reference = await page.locator('.sent-panel strong').innerText()
    await expect.poll(() => mailsAbout(stack, lease)).toHaveLength(1)
    expect(mailsAbout(stack, lease)[0]?.text).toContain(reference)
  })

  test(
    'has the service of the link that led to it, and keeps it across a reload and a new tab',
    inWideRun,
    async ({ open }) => {
      const page = await open('/services/on-demand', { reducedMotion: true })
      await page.getByRole('link', { name: 'Request Access' }).first().click()
      const subject = page.getByLabel('Subject')
      await expect.poll(() => subject.inputValue()).toBe('On-Demand Cloud GPU Compute')
      await page.getByLabel('Message').fill('We fine-tune a model.')
      await page.reload()
      await expect.poll(() => page.getByLabel('Message').inputValue()).toBe('We fine-tune a model.')
      expect(await subject.inputValue()).toBe('On-Demand Cloud GPU Compute')
      const other = await page.context().newPage()
      await other.goto(page.url())
      await expect.poll(() => other.getByLabel('Subject').inputValue()).toBe('On-Demand Cloud GPU Compute')
    },
  )

  test('takes the lease along without JavaScript', inWideRun, async ({ open }) => {
    const page = await open('/services/gpu-leasing', { javaScript: false, reducedMotion: true })
    await page.getByRole('button', { name: 'Ask for this lease' }).click()
    await page.getByRole('heading', { level: 1, name: 'Contact', exact: true }).waitFor()
    expect(new URL(page.url()).searchParams.get('gpu')).toBe('Nvidia HGX H200')
  })
})

import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { widths } from '#tests/support/browser.ts'
import { looksOfStates, violationsIn } from '#tests/support/accessibility.ts'
import { test } from '#tests/support/fixtures.ts'
import { inWideRun } from '#tests/support/wide-run.ts'
import { valuesOf } from '../contact/enquiry-form.ts'
import { headingsOf, linkTargets, scrollWidthOf } from '../page.ts'

const path = '/sizing'

const answer = (page: Page) => page.getByRole('region', { name: /^(Train|Fine-tune|Serve) a model/ })
const numberField = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const searchIn = (page: Page): string => new URL(page.url()).search

/** Waits for the number of GPUs in the answer. */
const gpusAre = (page: Page, gpus: string): Promise<void> =>
  answer(page).getByText(gpus, { exact: true }).first().waitFor()

describe('the sizing page', () => {
  test('is changed by keyboard alone; its URL follows, a reload keeps it, and the back button returns to the task before', async ({
    open,
  }) => {
    const page = await open(path, { reducedMotion: true })
    await gpusAre(page, '576')
    await numberField(page, 'Parameters').focus()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('13')
    await expect.poll(() => searchIn(page)).toBe('?parameters=13')
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => searchIn(page)).toBe('?parameters=15')
    expect(await numberField(page, 'Parameters').inputValue()).toBe('15')
    expect(
      await page.getByRole('slider', { name: 'Parameters, slider' }).getAttribute('aria-valuetext'),
    ).toBe('15 billion')
    await page.reload()
    await expect.poll(() => numberField(page, 'Parameters').inputValue()).toBe('15')

    await page.getByRole('radio', { name: 'Train', exact: true }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await answer(page).getByText('Serve a model with 15 billion parameters').waitFor()
    expect(searchIn(page)).toBe('?task=serve&parameters=15')
    await page.goBack()
    await page.goBack()
    await answer(page).getByText('Train a model with 15 billion parameters').waitFor()
    expect(searchIn(page)).toBe('?parameters=15')
  })

  test(
    'announces the answer to screen readers once, after a series of changes',
    inWideRun,
    async ({ open }) => {
      const page = await open(path, { reducedMotion: true })
      await page.evaluate(() => {
        const said: string[] = []
        Reflect.set(window, 'said', said)
        for (const region of document.querySelectorAll('output'))
          new MutationObserver(() => said.push(region.textContent ?? '')).observe(region, {
            childList: true,
            characterData: true,
            subtree: true,
          })
      })
      const slider = page.getByRole('slider', { name: 'Deadline, slider' })
      await slider.focus()
      for (let press = 0; press < 4; press += 1) await page.keyboard.press('ArrowRight')
      const said = () => page.evaluate(() => Reflect.get(window, 'said') as unknown)
      await expect.poll(said).toEqual(['192 GPUs, 24 nodes, 89.6 days.'])
    },
  )

  test(
    'reports invalid values of a link and an invalid number, and keeps the last answer',
    inWideRun,
    async ({ open }) => {
      const page = await open(`${path}?parameters=lots&gpu=tpu`, { reducedMotion: true })
      const note = page.getByRole('note')
      expect(await note.innerText()).toContain('Parameters: “lots”. We took 70 billion.')
      expect(await note.innerText()).toContain('GPU: “tpu”. We took HGX H100, 80 GB.')
      const field = numberField(page, 'Deadline')
      await field.fill('0')
      const problem = page.getByText('Enter a number from 1 to 365.')
      await problem.waitFor()
      expect(await field.getAttribute('aria-invalid')).toBe('true')
      expect(await field.getAttribute('aria-describedby')).toContain(await problem.getAttribute('id'))
      await answer(page)
        .getByText(/^Correct Deadline first/)
        .waitFor()
      await gpusAre(page, '576')
      expect(await violationsIn(page, looksOfStates)).toEqual([])
      await page.getByRole('slider', { name: 'Deadline, slider' }).press('ArrowLeft')
      await gpusAre(page, '824')
      expect(await problem.count()).toBe(0)
    },
  )

  test('sends its sizing to the enquiry form, beside what was typed there before', async ({ open }) => {
    const page = await open('/contact', { reducedMotion: true })
    await page.getByLabel('First Name').fill('Aisyah')
    await page.getByLabel('Message').fill('We start in March.')
    await page.getByLabel('Nvidia L40', { exact: true }).check()
    await page.evaluate(() => history.pushState(null, '', '/sizing?gpu=h200'))
    await page.reload()
    await page.getByRole('button', { name: 'Send this sizing' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Contact', exact: true }).waitFor()
    await expect.poll(() => page.getByLabel('Subject').inputValue()).toContain('Sizing: Train a model')
    const values = await valuesOf(page)
    expect(values).toMatchObject({ firstName: 'Aisyah', enquiryType: 'GPU Computing Solutions' })
    expect(values['message']).toMatch(/^We start in March\.\n\nSizing: [^]*\n576 GPUs \(HGX H200\)/)
    expect(values['message']).toContain(`${new URL(page.url()).origin}/sizing?gpu=h200\n`)
    expect(values['message']).toContain('An estimate, not an offer.')
    for (const gpu of ['Nvidia L40', 'Nvidia HGX H200'])
      expect(await page.getByLabel(gpu, { exact: true }).isChecked(), gpu).toBe(true)
    await page.goBack()
    await answer(page).getByText('HGX H200').first().waitFor()
  })

  test.for(['?task=fine-tune', '?task=serve', '?task=serve&parameters=8&requests=1'])(
    'keeps the accessibility rules at %s',
    inWideRun,
    async (search, { open }) => {
      const page = await open(path + search, { reducedMotion: true })
      expect(await violationsIn(page, looksOfStates)).toEqual([])
    },
  )

  test(
    'fits windows of 320 pixels, 1280 at 200 % zoom, and 390 with text of twice the size',
    inWideRun,
    async ({ open }) => {
      const page = await open(`${path}?task=fine-tune`, { reducedMotion: true })
      for (const width of [320, widths.wide / 2]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await scrollWidthOf(page)).toBe(width)
      }
      await page.setViewportSize({ width: widths.narrow, height: 844 })
      for (const search of ['', '?task=serve', '?parameters=2000&tokens=100000&days=1']) {
        await page.goto(new URL(path + search, page.url()).href)
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%'
        })
        const outside = await page.evaluate(() =>
          [...document.querySelectorAll('main *:not(svg *, .unseen, thead, thead *)')]
            .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
            .map(({ tagName, className }) => `${tagName} ${className}`),
        )
        expect(outside, search).toEqual([])
      }
    },
  )

  test('is a worked example without JavaScript, with its inputs as text', inWideRun, async ({ open }) => {
    const page = await open(path, { javaScript: false, reducedMotion: true })
    expect((await headingsOf(page)).slice(0, 3)).toEqual([
      'h1 How many GPUs does it take?',
      'h2 Your model',
      'h2 Train a model with 70 billion parameters on 1.4 trillion tokens in 30 days',
    ])
    const text = await page.getByRole('main').innerText()
    for (const expected of [
      '576',
      '5.88 × 10²³ FLOPs',
      'Utilisation (MFU)',
      '1,400 billion',
      'An estimate, not an offer.',
    ])
      expect(text).toContain(expected)
    expect(await page.getByRole('radio').filter({ visible: true }).count()).toBe(0)
    expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0)
  })
})

test(
  'home and the worked examples of the service pages link to the sizing page',
  inWideRun,
  async ({ open }) => {
    const page = await open('/', { reducedMotion: true })
    expect(await linkTargets(page, 'How many GPUs does it take?')).toEqual([path])
    for (const [service, target] of [
      ['gpu-clusters', path],
      ['gpu-leasing', `${path}?task=serve&gpu=h200`],
      ['on-demand', `${path}?task=fine-tune`],
    ] as const) {
      await page.goto(new URL(`/services/${service}`, page.url()).href)
      expect(await linkTargets(page, 'Do it with your own figures')).toEqual([target])
    }
  },
)

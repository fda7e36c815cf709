import type { Page } from 'playwright-core'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect } from 'vitest'
import { company } from '#shared/company.ts'
import { malaysianDay } from '#shared/platform/malaysian-time.ts'
import { test } from '#tests/support/fixtures.ts'
import { aJob } from '#tests/support/jobs.ts'
import { publishJobs } from '#tests/support/publication.ts'
import { inWideRun, sampleOf } from '#tests/support/wide-run.ts'

const requirements = Array.from({ length: 9 }, (_, part) =>
  [
    `Part ${part + 1}:`,
    ...Array.from({ length: 6 }, (__, item) => `- Item ${item + 1} of part ${part + 1}`),
  ].join('\n'),
).join('\n\n')

const job = aJob({ id: 'printed', title: 'Printed Position', requirements })

const printed = [
  '/services',
  '/services/gpu-clusters',
  '/services/on-demand',
  '/sizing?task=serve&parameters=8',
  '/gpus',
  '/privacy',
  `/careers/${job.id}`,
] as const

/** The text of each sheet, in lines. */
async function sheetsOf(page: Page): Promise<string[][]> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: false })
  return text.map((sheet) => sheet.split('\n').map((line) => line.trim()))
}

const controls = 'button, input, select, textarea, .button, .marquee__pause'

describe.for(sampleOf(printed))('%s on paper', (path) => {
  test('has the company, its URL and the date, and ends no sheet with a heading', async ({ open, stack }) => {
    await publishJobs(stack, [job])
    const page = await open(path)
    const headings = await page.locator('main :is(h1, h2, h3, h4)').allInnerTexts()
    const sheets = await sheetsOf(page)
    const [first = []] = sheets
    const head = first.join('\n')
    expect(head).toContain(company.fullName)
    expect(head.replaceAll('\n', '')).toContain(page.url())
    expect(head).toContain(`Printed on ${malaysianDay(new Date().toISOString()) ?? ''}`)
    expect(head).toContain(`1 / ${sheets.length}`)
    for (const sheet of sheets) {
      const lines = sheet.filter((line) => line !== '' && !/^\d+ \/ \d+$/.test(line))
      // A sheet with two lines is nearly blank.
      expect(lines.length).toBeGreaterThan(2)
      expect(headings).not.toContain(lines.at(-1))
    }
  })

  test('is dark on white in the dark theme as well, without controls, motion and backgrounds', async ({
    open,
    stack,
  }) => {
    await publishJobs(stack, [job])
    const page = await open(path, { dark: true })
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    expect(await page.locator(controls).filter({ visible: true }).count()).toBe(0)
    expect(await page.locator('.site-header, .site-footer').filter({ visible: true }).count()).toBe(0)
    const inks = await page.locator('main :is(h1, h2, h3, p, li, dt, dd, th, td)').evaluateAll((all) =>
      all
        .filter((each) => each.checkVisibility())
        .map((each) => getComputedStyle(each))
        .map(({ color, backgroundImage, animationName, colorScheme }) =>
          [
            colorScheme,
            backgroundImage,
            animationName,
            Math.max(...(color.match(/\d+/g) ?? []).map(Number)),
          ].join(),
        ),
    )
    expect(inks.length).toBeGreaterThan(10)
    const maxInk = 180
    for (const ink of new Set(inks)) {
      const [scheme, background, motion, brightest] = ink.split(',')
      expect([scheme, background, motion]).toEqual(['light', 'none', 'none'])
      expect(Number(brightest)).toBeLessThan(maxInk)
    }
  })
})

test('the GPU data sheet is one sheet of paper, with a table and its sources', async ({ open }) => {
  const [sheet = [], ...others] = await sheetsOf(await open('/gpus'))
  expect(others).toEqual([])
  const text = sheet.join('').replaceAll(' ', '')
  for (const expected of [
    'Memory',
    'Maximumpower',
    '700W',
    '(https://www.nvidia.com/en-us/data-center/h200/)',
  ])
    expect(text).toContain(expected)
})

test(
  'the sources of a sizing are printed with their URLs, and the letterhead is on paper alone',
  inWideRun,
  async ({ open }) => {
    const page = await open('/sizing')
    expect(await page.locator('.letterhead').isVisible()).toBe(false)
    const text = (await sheetsOf(page)).flat().join('').replaceAll(' ', '')
    const source = await page
      .locator('section', { hasText: 'and the source of each formula' })
      .getByRole('listitem')
      .getByRole('link')
      .first()
      .getAttribute('href')
    expect(text).toContain(`(${source ?? 'none'})`)
  },
)

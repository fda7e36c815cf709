import { expect } from 'vitest'
import { company } from '#shared/company.ts'
import { meanings } from '#shared/company-facts.ts'
import { test } from '#tests/support/fixtures.ts'
import { inWideRun } from '#tests/support/wide-run.ts'
import { linkTargets } from '../page.ts'

test('a buyer compares the types on the data sheet, sizes a model, and takes its GPU-hours as text and as CSV', async ({
  open,
}) => {
  const page = await open('/services/gpu-leasing', { reducedMotion: true })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('link', { name: 'Data sheet with power and sources' }).click()
  await page.getByRole('heading', { level: 1, name: 'GPU data sheet' }).waitFor()
  const cellsOf = (name: string) => page.getByRole('row', { name }).getByRole('cell').allInnerTexts()
  expect(await cellsOf('HGX H200')).toEqual(['141 GB HBM3e', '4.8 TB/s', '700 W', 'NVLink, 900 GB/s', '8'])
  // What is not known is empty.
  expect(await cellsOf('HGX B200')).toEqual(['180 GB HBM3e', '7.7 TB/s', '', 'NVLink, 1.8 TB/s', '8'])
  expect(await linkTargets(page, 'NVIDIA, H200')).toEqual(['https://www.nvidia.com/en-us/data-center/h200/'])

  await page.getByRole('link', { name: 'Size your model' }).click()
  const quantity = page.getByRole('region', { name: 'For any price list' })
  await quantity.getByText('412,667 GPU-hours of HGX H100 over 29.9 days').waitFor()
  const copied = async (button: string): Promise<string> => {
    await quantity.getByRole('button', { name: button }).click()
    await quantity.getByText('Copied.').waitFor()
    return page.evaluate(() => navigator.clipboard.readText())
  }
  expect(await copied('Copy as text')).toMatch(
    /^412,667 GPU-hours of HGX H100 over 29\.9 days: 576 GPUs, 72 nodes\./,
  )
  await page.getByRole('radio', { name: 'FP8, mixed' }).check()
  await quantity.getByText('206,334 GPU-hours of HGX H100').waitFor()
  // What was copied is of another sizing.
  expect(await quantity.getByText('Copied.').count()).toBe(0)
  expect((await copied('Copy as CSV')).split(/\r?\n/)[1]).toMatch(
    /^HGX H100,288,36,716\.4,206334,Train a model/,
  )
})

test("a trial marks what is not the company's own yet, and keeps it a link", async ({ open }) => {
  const page = await open('/contact', { reducedMotion: true })
  const marked = (text: string) => page.locator(`a:text-is("${text}") + [lang=en]`, { hasText: 'Example' })
  const links = (text: string) => page.getByRole('link', { name: text, exact: true })
  for (const contact of [company.contact.phone, company.contact.email]) {
    const count = await links(contact).count()
    expect(count, contact).toBeGreaterThan(3)
    expect(await marked(contact).filter({ visible: true }).count(), contact).toBe(count)
  }
})

test(
  'each claim whose meaning the company has stated has it on the pages that make it',
  inWideRun,
  async ({ open }) => {
    const page = await open('/', { reducedMotion: true })
    const pages = {
      '/': ['24/7', '24 hours', 'A100'],
      '/about': ['24/7', '24 hours'],
      '/services': ['A100'],
      '/services/gpu-leasing': ['24/7'],
      '/services/gpu-clusters': ['24/7'],
      '/services/on-demand': ['24/7', 'A100'],
      '/contact': ['24/7', '24 hours'],
      '/sizing': ['24 hours'],
    } as const
    for (const [path, claims] of Object.entries(pages)) {
      await page.goto(new URL(path, page.url()).href)
      const text = await page.getByRole('main').innerText()
      for (const claim of claims) expect(text, `${path} ${claim}`).toContain(meanings[claim])
    }
  },
)

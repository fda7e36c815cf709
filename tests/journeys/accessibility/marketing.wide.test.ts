import { expect } from 'vitest'
import { looks, looksOfStates, violationsIn } from '#tests/support/accessibility.ts'
import { test } from '#tests/support/fixtures.ts'
import { services } from '#web/marketing/services.ts'
import { scrollTo } from '../scrolling.ts'
import { pagesWithHeader } from './public-pages.ts'

const switchLockMilliseconds = 500

test.for(pagesWithHeader)(
  '%s keeps the accessibility rules, narrow and wide, light and dark',
  async (path, { open }) => {
    const page = await open(path, { reducedMotion: true, expectedErrors: [/status of 404/] })
    expect(await violationsIn(page, looks)).toEqual([])
  },
)

test('the services on the home page keep the accessibility rules, whichever is shown', async ({ open }) => {
  const page = await open('/#Services', { reducedMotion: true })
  await page.clock.install()
  for (const { label, title } of services.slice(1)) {
    await page.getByRole('tab', { name: label }).click()
    await page.getByRole('tabpanel').getByRole('heading', { name: title }).waitFor()
    expect(await violationsIn(page, looksOfStates)).toEqual([])
    await page.clock.runFor(switchLockMilliseconds)
  }
})

test('the careers page keeps the accessibility rules with its button to the top', async ({ open }) => {
  const page = await open('/careers', { reducedMotion: true })
  await scrollTo(page, 401)
  await page.getByRole('button', { name: 'Scroll to top' }).waitFor()
  expect(await violationsIn(page, looks)).toEqual([])
})

test('a page whose code cannot be fetched keeps the accessibility rules', async ({ open }) => {
  const page = await open('/', {
    reducedMotion: true,
    expectedErrors: [/net::ERR_/, /Failed to fetch dynamically imported module/],
  })
  await page.context().setOffline(true)
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click()
  await page.getByRole('heading', { level: 1, name: 'This page could not be loaded' }).waitFor()
  expect(await violationsIn(page, looksOfStates)).toEqual([])
})

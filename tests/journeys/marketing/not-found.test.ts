import { expect } from 'vitest'
import { test } from '#tests/support/fixtures.ts'

test('an unknown URL is answered 404 and links to the home page', async ({ open, stack }) => {
  const page = await open('/nowhere', { reducedMotion: true, expectedErrors: [/status of 404/] })
  expect((await fetch(`${stack.site}/nowhere`)).status).toBe(404)
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await page.getByRole('heading', { name: 'Unlock the Power of Cloud & AI Innovation' }).waitFor()
})

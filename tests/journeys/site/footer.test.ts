import { expect } from 'vitest'
import { test } from '#tests/support/fixtures.ts'

test('on a phone the footer is folded; a tap on a name opens its part without JavaScript', async ({
  open,
}) => {
  const page = await open('/about', { width: 390, javaScript: false })
  const footer = page.getByRole('contentinfo')
  const link = footer.getByRole('link', { name: 'Privacy Policy' })
  expect(await link.isVisible()).toBe(false)
  expect(await footer.getByText('+60').isVisible()).toBe(false)
  expect((await footer.boundingBox())?.height).toBeLessThan(650)
  await footer.locator('summary', { hasText: 'Company' }).click()
  expect(await link.isVisible()).toBe(true)
  expect(await footer.getByRole('link', { name: 'Create an account' }).isVisible()).toBe(false)
})

test('in a wide window all parts of the footer are open, and none of their names takes the focus', async ({
  open,
}) => {
  const page = await open('/about', { width: 1280 })
  const footer = page.getByRole('contentinfo')
  expect(await footer.locator('summary').filter({ visible: true }).count()).toBe(0)
  for (const name of ['AI Software Solutions', 'Privacy Policy', 'Create an account'])
    expect(await footer.getByRole('link', { name }).isVisible()).toBe(true)
})

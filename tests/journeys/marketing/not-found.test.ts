import { expect } from 'vitest'
import { test } from '#tests/support/fixtures.ts'

test('an unknown URL is answered 404; its page links to the home page, and its footer to careers and accounts', async ({
  open,
  stack,
}) => {
  const page = await open('/nowhere', { reducedMotion: true, expectedErrors: [/status of 404/] })
  expect((await fetch(`${stack.site}/nowhere`)).status).toBe(404)
  const footer = page.getByRole('navigation', { name: 'Footer' })
  for (const [name, path] of [
    ['Careers', '/careers'],
    ['Candidate sign in', '/login'],
    ['Create an account', '/register'],
  ] as const)
    expect(await footer.getByRole('link', { name }).getAttribute('href')).toBe(path)
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await page.getByRole('heading', { name: 'Unlock the Power of Cloud & AI Innovation' }).waitFor()
})

import { expect } from 'vitest'
import { looks, violationsIn } from '#tests/support/accessibility.ts'
import { test } from '#tests/support/fixtures.ts'
import { fillIn, sendButton, sentPanel } from '../contact/enquiry-form.ts'
import { dropTimers } from './dropped-timers.ts'

const sentPanelMilliseconds = 7000

test('the enquiry form keeps the accessibility rules with problems and once it is sent', async ({ open }) => {
  const page = await open('/contact', {
    reducedMotion: true,
    before: (opening) => dropTimers(opening, sentPanelMilliseconds),
  })
  await sendButton(page).click()
  await page.getByText('Please enter your first name').waitFor()
  expect(await violationsIn(page, looks)).toEqual([])
  await fillIn(page)
  await sendButton(page).click()
  await sentPanel(page).waitFor()
  expect(await violationsIn(page, looks)).toEqual([])
  expect(await sentPanel(page).isVisible()).toBe(true)
})

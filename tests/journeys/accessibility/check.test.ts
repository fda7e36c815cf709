import { expect } from 'vitest'
import { looks, violationsIn } from '#tests/support/accessibility.ts'
import { test } from '#tests/support/fixtures.ts'

test('the check of accessibility finds a button without a name, and weak contrast in the theme that has it', async ({
  open,
}) => {
  const page = await open('/forgot-password', { reducedMotion: true })
  await page.evaluate(() => {
    const button = document.createElement('button')
    const text = document.createElement('p')
    button.id = 'nameless'
    text.id = 'dim'
    text.textContent = 'A text in dark grey'
    // Dark grey on black in the dark theme alone.
    text.style.color = 'light-dark(#222, #444)'
    text.style.colorScheme = 'light dark'
    text.style.background = 'light-dark(#fff, #111)'
    document.body.append(button, text)
  })
  expect(await violationsIn(page, looks)).toEqual([
    '390 px, light: button-name: #nameless',
    '390 px, dark: button-name: #nameless',
    '390 px, dark: color-contrast: #dim',
    '1280 px, light: button-name: #nameless',
    '1280 px, dark: button-name: #nameless',
    '1280 px, dark: color-contrast: #dim',
  ])
})

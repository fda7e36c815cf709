import { expect, test } from 'vitest'
import { unblockingIn } from './unblocking.ts'

test.each([
  ['Chrome on Windows', 'sliders', 'Choose the icon before the address of this page.'],
  ['Edge on Windows', 'lock', 'Choose the icon before the address of this page.'],
  ['Firefox on Linux', 'camera', 'Choose the crossed-out camera before the address.'],
  ['Safari on Mac', undefined, 'In the menu bar, open Safari and choose Settings for this website.'],
  ['Safari on iPhone', 'page', 'Tap the icon in the address bar and choose Website Settings.'],
  ['Chrome on iPhone', undefined, 'Open the Settings app and choose Chrome.'],
  [undefined, 'sliders', 'Choose the icon before the address of this page.'],
])('%s: the mark before the address is %s', (device, mark, first) => {
  const { steps, ...rest } = unblockingIn(device)
  expect([rest.mark, steps[0]]).toEqual([mark, first])
  expect(steps.at(-1)).toContain('“Try again”')
})

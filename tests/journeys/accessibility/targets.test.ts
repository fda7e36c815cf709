import { expect } from 'vitest'
import { test } from '#tests/support/fixtures.ts'
import { hardTargets } from '#tests/support/hard-targets.ts'
import { smallTargets } from './screen-checks.ts'

test('a control that is small, or that something covers, is found', async ({ open }) => {
  const page = await open('/forgot-password', { reducedMotion: true })
  expect(await page.evaluate(hardTargets, 24)).toEqual([])
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const add = (name: string, pixels: number): HTMLElement => {
      const button = document.createElement('button')
      button.ariaLabel = name
      Object.assign(button.style, {
        display: 'block',
        width: `${pixels}px`,
        height: `${pixels}px`,
        padding: '0',
      })
      heading.before(button)
      return button
    }
    add('Small', 20)
    const cover = document.createElement('p')
    Object.assign(cover.style, {
      position: 'relative',
      height: '40px',
      marginTop: '-40px',
      background: 'red',
    })
    add('Covered', 40).after(cover)
  })
  const found = await page.evaluate(hardTargets, 24)
  expect(found).toContain('button "Covered" is covered')
  expect(found.join()).toMatch(/button "Small" is (?:19|20) x (?:19|20) px/)
})

/** `screens.wide.test.ts` has every page, the desk, an interview and a recording. */
test.for(['/contact', '/login'])(
  'targets on %s are as large as a finger on a phone',
  async (path, { open }) => {
    const page = await open(path, { reducedMotion: true })
    expect(await smallTargets(page)).toEqual([])
  },
)

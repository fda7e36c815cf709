import { expect } from 'vitest'
import { test } from '#tests/support/fixtures.ts'

// The desk has a Content-Security-Policy of its own, which refuses the page's inlined styles unless it lists their hashes.
test.for(['/desk/applicants/aisyah/letters', '/desks', '/interview/a/b'])(
  'the unknown address %s looks like any other',
  async (path, { open }) => {
    const expectedErrors = [/status of 404/]
    const [other, page] = [
      await open('/no-such-page', { expectedErrors }),
      await open(path, { expectedErrors }),
    ]
    const lookOf = (each: typeof page) =>
      each.locator('header, main, main *, footer').evaluateAll((elements) =>
        elements.map((element) => {
          const { color, display, fontSize, fontFamily } = getComputedStyle(element)
          const { x, y, width, height } = element.getBoundingClientRect()
          return { color, display, fontSize, fontFamily, x, y, width, height }
        }),
      )
    expect(await lookOf(page)).toEqual(await lookOf(other))
  },
)

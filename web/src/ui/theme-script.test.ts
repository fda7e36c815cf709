import { createContext, Script } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { themeScript } from './theme-script.ts'

/** A browser as far as the script looks at it. */
function run(getItem: () => string | null) {
  const dataset: Record<string, string> = {}
  const listeners = new Map<string, () => void>()
  const world = {
    document: { documentElement: { dataset } },
    // What happens to the page afterwards is seen in a browser, by the journey of the theme.
    MutationObserver: class {
      observe(): void {}
    },
    localStorage: { getItem },
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
  }
  new Script(themeScript).runInContext(createContext(world))
  return { theme: () => dataset['theme'], tell: (event: string) => listeners.get(event)?.() }
}

describe('before the first picture', () => {
  test.each(['light', 'dark'])('a page takes on the theme %s that was chosen', (kept) =>
    expect(run(() => kept).theme()).toBe(kept),
  )

  test.each([null, 'sepia'])('a page leaves the theme to the system where %j is kept', (kept) =>
    expect(run(() => kept).theme()).toBe(undefined),
  )

  test('a browser that keeps nothing breaks nothing', () => {
    const forbidden = run(() => {
      throw new Error('denied')
    })
    expect(forbidden.theme()).toBe(undefined)
  })
})

test.each(['storage', 'pageshow'])('what was chosen elsewhere is followed on %s', (event) => {
  let kept: string | null = 'dark'
  const page = run(() => kept)
  kept = 'light'
  page.tell(event)
  expect(page.theme()).toBe('light')
  kept = null
  page.tell(event)
  expect(page.theme()).toBe(undefined)
})

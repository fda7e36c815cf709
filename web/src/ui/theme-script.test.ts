import { createContext, Script } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { themeKey } from './theme.ts'
import { followTheme } from './theme-script.ts'

/** Runs the script with the browser's objects that it uses. */
function run(getItem: () => string | null) {
  const dataset: Record<string, string> = {}
  const listeners = new Map<string, () => void>()
  const world = {
    document: { documentElement: { dataset } },
    // The journey of the theme tests later changes in a browser.
    MutationObserver: class {
      observe(): void {}
    },
    localStorage: { getItem },
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
  }
  // Runs the source text alone, as the build embeds it: a reference to a name outside it would fail.
  new Script(`(${followTheme.toString()})(${JSON.stringify(themeKey)})`).runInContext(createContext(world))
  return { theme: () => dataset['theme'], dispatch: (event: string) => listeners.get(event)?.() }
}

describe('before the first paint', () => {
  test.each(['light', 'dark'])('the script applies the stored theme %s', (kept) =>
    expect(run(() => kept).theme()).toBe(kept),
  )

  test.each([null, 'sepia'])('the script leaves the theme to the system if %j is stored', (kept) =>
    expect(run(() => kept).theme()).toBe(undefined),
  )

  test('the script does not fail if the browser denies localStorage', () => {
    const forbidden = run(() => {
      throw new Error('denied')
    })
    expect(forbidden.theme()).toBe(undefined)
  })
})

test.each(['storage', 'pageshow'])('a theme chosen in another tab is applied on %s', (event) => {
  let kept: string | null = 'dark'
  const page = run(() => kept)
  kept = 'light'
  page.dispatch(event)
  expect(page.theme()).toBe('light')
  kept = null
  page.dispatch(event)
  expect(page.theme()).toBe(undefined)
})

import { describe, expect, test } from 'vitest'
import { isDark, themeFor, themeIn } from './theme.ts'

describe('the theme', () => {
  test("is the system's until the visitor chooses one", () => {
    expect(isDark(undefined, false)).toBe(false)
    expect(isDark(undefined, true)).toBe(true)
  })

  test("is the visitor's choice, whatever the system's theme", () => {
    expect(isDark('dark', false)).toBe(true)
    expect(isDark('light', true)).toBe(false)
  })

  test.each([null, '', 'Dark', 'sepia', 1])('is not chosen if %j is stored', (kept) =>
    expect(themeIn(kept)).toBe(undefined),
  )

  test('is stored as text that themeIn reads', () => {
    expect(themeIn(themeFor(true))).toBe('dark')
    expect(themeIn(themeFor(false))).toBe('light')
  })
})

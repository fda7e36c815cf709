import { describe, expect, test } from 'vitest'
import { isDark, themeFor, themeIn } from './theme.ts'

describe('the theme', () => {
  test('is the system’s as long as nobody chose', () => {
    expect(isDark(undefined, false)).toBe(false)
    expect(isDark(undefined, true)).toBe(true)
  })

  test('is the person’s once they chose, whatever the system says', () => {
    expect(isDark('dark', false)).toBe(true)
    expect(isDark('light', true)).toBe(false)
  })

  test.each([null, '', 'Dark', 'sepia', 1])('was not chosen where %j is kept', (kept) =>
    expect(themeIn(kept)).toBe(undefined),
  )

  test('is kept in words that are read again', () => {
    expect(themeIn(themeFor(true))).toBe('dark')
    expect(themeIn(themeFor(false))).toBe('light')
  })
})

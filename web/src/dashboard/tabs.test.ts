import { describe, expect, test } from 'vitest'
import { searchOf, tabIn, tabs } from './tabs.ts'

describe("the dashboard's tabs", () => {
  test('are found by their query strings', () => {
    for (const { id } of tabs) expect(tabIn(new URLSearchParams(searchOf(id)))).toBe(id)
  })

  test.each(['', '?tab=', '?tab=salaries', '?tab=Profile', '?other=profile'])(
    'default to the overview for %j',
    (search) => expect(tabIn(new URLSearchParams(search))).toBe('overview'),
  )
})

import { expect, test } from 'vitest'
import { comparedIds } from './compared-ids.ts'

test.each([
  [['a'], false],
  [['a', 'b'], true],
  [['a', 'b', 'c', 'd'], true],
  [['a', 'b', 'c', 'd', 'e'], false],
  [['a', 'b', 'a'], false],
  [['a', ''], false],
])('%j can be compared: %s', (ids, can) => expect(comparedIds.safeParse(ids).success).toBe(can))

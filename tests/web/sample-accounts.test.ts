import { expect, test } from 'vitest'
import { builtFolder } from '#infra/bundle.ts'
import { textsBelow, tracesIn } from '#tests/support/sample-traces.ts'

test('no sample account is in the built site, the desk or the renderer', () => {
  const files = textsBelow(builtFolder)
  expect(files.some(({ file }) => file.includes('/desk/'))).toBe(true)
  expect(files.filter(({ text }) => tracesIn(text).length > 0).map(({ file }) => file)).toEqual([])
})

import { expect, test } from 'vitest'
import { verdictOn } from './run-report.ts'

const outcome = { passed: 10, failed: [], skipped: 0, flaky: [], slowest: ['   1.0 s  one.test.ts'] }
const flaky = (count: number): string[] => Array.from({ length: count }, (_, index) => `journey ${index}`)
const lastLine = (text: string): string => text.trimEnd().split('\n').at(-1) ?? ''

test('a run without failures passes, lists its slowest files and ends with its count', () => {
  const { passed, text } = verdictOn(outcome)
  expect(passed).toBe(true)
  expect(text).toContain('one.test.ts')
  expect(lastLine(text)).toBe('10 passed, 0 failed')
})

test('a failure fails the run and is named', () => {
  const { passed, text } = verdictOn({ ...outcome, failed: ['a.test.ts > breaks'], skipped: 2 })
  expect(passed).toBe(false)
  expect(text).toContain('a.test.ts > breaks')
  expect(lastLine(text)).toBe('10 passed, 1 failed, 2 skipped')
})

test('three flaky journeys are listed and pass; four fail the run', () => {
  const three = verdictOn({ ...outcome, flaky: flaky(3) })
  expect(three.passed).toBe(true)
  expect(three.text).toContain('journey 2')
  const four = verdictOn({ ...outcome, flaky: flaky(4) })
  expect(four.passed).toBe(false)
  expect(lastLine(four.text)).toBe('6 passed, 4 failed')
})

import { expect, test } from 'vitest'
import { isTechnicalSection, silenceBeforePrompting, type Waiting } from './silence.ts'

const waiting: Waiting = { prompts: 0, isTechnical: false, askedForTime: false, isFresh: false }
const between = (value: number, from: number, to: number) => {
  expect(value).toBeGreaterThanOrEqual(from * 1000)
  expect(value).toBeLessThanOrEqual(to * 1000)
}

test('the interviewer prompts after 10 to 15 seconds of silence, the first time and later', () => {
  between(silenceBeforePrompting(waiting), 10, 15)
  between(silenceBeforePrompting({ ...waiting, prompts: 1 }), 10, 15)
  between(silenceBeforePrompting({ ...waiting, prompts: 2, isFresh: true, askedForTime: true }), 10, 15)
})

test('a new question leaves 15 to 20 seconds to think', () => {
  between(silenceBeforePrompting({ ...waiting, isFresh: true }), 15, 20)
})

test('a new technical question leaves 20 to 30 seconds to think', () => {
  between(silenceBeforePrompting({ ...waiting, isFresh: true, isTechnical: true }), 20, 30)
})

test('who asks for a moment has 30 seconds', () => {
  between(silenceBeforePrompting({ ...waiting, askedForTime: true }), 30, 30)
})

test.each<[string, string | undefined, boolean]>([
  ['Technical Assessment', undefined, true],
  ['Job-Specific Discussion', undefined, false],
  ['Your projects', 'Leave 20-30 seconds of thinking time.', true],
  ['Your projects', 'Leave 15-20 seconds of thinking time.', false],
])('%s (%s) is technical: %s', (title, instruction, expected) => {
  expect(isTechnicalSection({ title, instruction })).toBe(expected)
})

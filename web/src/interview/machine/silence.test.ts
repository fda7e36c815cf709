import { expect, test } from 'vitest'
import { sectionKinds } from '#shared/position/section-kinds.ts'
import { silenceBeforePrompting, type Waiting } from './silence.ts'

const waiting: Waiting = { prompts: 0, ...sectionKinds.conversation, askedFor: 'nothing', isFresh: false }
const between = (value: number, from: number, to: number) => {
  expect(value).toBeGreaterThanOrEqual(from * 1000)
  expect(value).toBeLessThanOrEqual(to * 1000)
}

test('the interviewer prompts after 10 to 15 seconds of silence, the first time and later', () => {
  between(silenceBeforePrompting(waiting), 10, 15)
  between(silenceBeforePrompting({ ...waiting, prompts: 1 }), 10, 15)
  between(silenceBeforePrompting({ ...waiting, prompts: 2, isFresh: true, askedFor: 'moment' }), 10, 15)
})

test('a new question leaves 15 to 20 seconds to think', () => {
  between(silenceBeforePrompting({ ...waiting, isFresh: true }), 15, 20)
})

test('a new technical question leaves 20 to 30 seconds to think', () => {
  between(silenceBeforePrompting({ ...waiting, isFresh: true, ...sectionKinds.technical }), 20, 30)
})

test('a candidate who asks for a moment has 30 seconds', () => {
  between(silenceBeforePrompting({ ...waiting, askedFor: 'moment' }), 30, 30)
})

test('a candidate who needs a break has two minutes', () => {
  between(silenceBeforePrompting({ ...waiting, askedFor: 'break' }), 120, 120)
})

test.each(Object.entries(sectionKinds))(
  'a section of the kind %s has its thinking time, also after a moment was asked for',
  (_, { thinkingSeconds }) => {
    expect(silenceBeforePrompting({ ...waiting, thinkingSeconds, isFresh: true })).toBe(
      thinkingSeconds * 1000,
    )
    expect(silenceBeforePrompting({ ...waiting, thinkingSeconds, askedFor: 'moment' })).toBe(
      Math.max(30, thinkingSeconds) * 1000,
    )
  },
)

import { expect, test } from 'vitest'
import type { CallEvent } from '../ports/call-transport.ts'
import { isVoiceUnanswered, voiceSinceAfter, type VoiceSince } from './unanswered-voice.ts'

const voice: CallEvent = { type: 'userSpeech', isSpeaking: true }
const quiet: CallEvent = { type: 'userSpeech', isSpeaking: false }
const words: CallEvent = { type: 'userText', text: 'I built', final: false, isTyped: false }
const line = (isSpeaking: boolean): CallEvent => ({ type: 'aiSpeech', isSpeaking })

/** The voice after events, each with its second. */
const after = (events: readonly (readonly [number, CallEvent])[]): VoiceSince =>
  events.reduce<VoiceSince>(
    (since, [second, event]) => voiceSinceAfter(since, event, second * 1000),
    undefined,
  )

const isUnanswered = (voiceSince: VoiceSince, second: number, aiIsSpeaking = false): boolean =>
  isVoiceUnanswered({ voiceSince, aiIsSpeaking }, second * 1000)

test('a voice of 45 seconds without a break or a word is unanswered', () => {
  const since = after([[10, voice]])
  expect(isUnanswered(since, 54)).toBe(false)
  expect(isUnanswered(since, 55)).toBe(true)
})

test.each([
  [
    'a break',
    [
      [10, voice],
      [40, quiet],
      [41, voice],
    ],
    41,
  ],
  [
    'a recognised word',
    [
      [10, voice],
      [30, words],
    ],
    30,
  ],
  [
    'a line of the interviewer',
    [
      [10, voice],
      [20, line(true)],
      [25, line(false)],
    ],
    25,
  ],
] as const)('the time begins again after %s', (_, events, from) => {
  expect(isUnanswered(after(events), from + 44)).toBe(false)
  expect(isUnanswered(after(events), from + 45)).toBe(true)
})

test("silence is never unanswered, nor is a voice over the interviewer's line", () => {
  expect(
    isUnanswered(
      after([
        [10, voice],
        [20, quiet],
      ]),
      600,
    ),
  ).toBe(false)
  expect(isUnanswered(after([[10, words]]), 600)).toBe(false)
  expect(isUnanswered(after([[10, voice]]), 100, true)).toBe(false)
})

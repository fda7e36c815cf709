import { expect, test } from 'vitest'
import {
  beginCheck,
  checked,
  litPart,
  silentAfterMilliseconds,
  type MicrophoneCheck,
} from './microphone-check.ts'

const after = (levels: readonly number[], stepMilliseconds: number, from: MicrophoneCheck = beginCheck(0)) =>
  levels.reduce((check, level, index) => checked(check, level, (index + 1) * stepMilliseconds), from)

test('a microphone that is silent for eight seconds is reported', () => {
  expect(after([0, 0], silentAfterMilliseconds / 2 - 1).state).toBe('listening')
  expect(after([0, 0], silentAfterMilliseconds / 2).state).toBe('silent')
})

test('a level of 0.01 and less is silence', () =>
  expect(after([0.01], silentAfterMilliseconds).state).toBe('silent'))

test('a voice ends the warning, and a microphone that was heard stays good', () => {
  expect(after([0, 0.02], silentAfterMilliseconds).state).toBe('heard')
  expect(after([0.02, 0, 0], silentAfterMilliseconds).state).toBe('heard')
})

test.each([
  [-1, 0],
  [0, 0],
  [1, 1],
])('a level of %d lights %d of the meter', (level, part) => expect(litPart(level)).toBe(part))

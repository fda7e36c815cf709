import { expect, test } from 'vitest'
import { lineEnded, silentDialogue } from './dialogue-state.ts'

test('speech during a line counts from the end of the line', () => {
  const speaking = { ...silentDialogue, isSpeaking: true }
  expect(lineEnded({ ...speaking, voiceSince: 40 }, 100)).toMatchObject({
    isSpeaking: false,
    quietSince: 100,
    voiceSince: 100,
    answerSince: 100,
  })
  expect(lineEnded(speaking, 100)).toMatchObject({ voiceSince: undefined, answerSince: undefined })
})

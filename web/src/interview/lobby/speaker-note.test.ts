import { expect, test } from 'vitest'
import { defaultSpeakerNote, speakerNote } from './speaker-note.ts'

test.each([
  ['built-in', 'another', defaultSpeakerNote],
  ['built-in', 'default', undefined],
  ['built-in', undefined, undefined],
  ['daily', 'another', undefined],
  [undefined, 'another', undefined],
] as const)('with the interviewer %s and the speaker %s, its note is %s', (provider, speaker, note) =>
  expect(speakerNote(provider, speaker)).toBe(note),
)

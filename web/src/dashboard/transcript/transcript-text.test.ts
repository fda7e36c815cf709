import { expect, test } from 'vitest'
import { fileNameFor, linesOf, textOf } from './transcript-text.ts'

const lines = linesOf([
  { role: 'assistant', content: 'Why this position?', startMilliseconds: 1_000 },
  { role: 'user', content: 'I like racks.', startMilliseconds: 65_900, isTyped: true },
  { role: 'assistant', content: 'Thank you.' },
])

test('names its speakers, and the time since the start where it is known', () =>
  expect(lines).toEqual([
    { speaker: 'Maya', isOwn: false, time: '0:01', text: 'Why this position?' },
    { speaker: 'You', isOwn: true, time: '1:05', text: 'I like racks.' },
    { speaker: 'Maya', isOwn: false, time: undefined, text: 'Thank you.' },
  ]))

test('is a text with a line for each turn', () =>
  expect(textOf('Interview for Rack Builder', lines)).toBe(
    'Interview for Rack Builder\n\n[0:01] Maya: Why this position?\n[1:05] You: I like racks.\nMaya: Thank you.\n',
  ))

test.each([
  ['Senior GPU Engineer (KL)', 'interview-senior-gpu-engineer-kl.txt'],
  ['Jurutera Awan', 'interview-jurutera-awan.txt'],
  ['***', 'interview.txt'],
])('%s is saved as %s', (title, name) => expect(fileNameFor(title)).toBe(name))

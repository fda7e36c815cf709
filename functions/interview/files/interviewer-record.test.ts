import { expect, test } from 'vitest'
import type { StoredTurn, TurnOver } from '../rows/turns.ts'
import { countTurns } from './interviewer-record.ts'

const at = '2026-11-22T09:00:00.000Z'

function turn(over: Partial<TurnOver> | undefined, change: Partial<StoredTurn> = {}): StoredTurn {
  return {
    id: 'turn#001#page',
    callId: 'page',
    number: 1,
    section: 0,
    question: 0,
    kind: 'answer',
    answer: 'I built the scheduler.',
    mayFollowUp: true,
    at,
    leasedUntil: at,
    sentences: [],
    ...(over && {
      over: { by: 'model', reason: null, next: 'next', about: null, isCut: false, at, ...over },
    }),
    ...change,
  }
}

const sentences = ['You built the scheduler.', 'What was hard about it?']

test.each([
  ['the model worded it', turn({}, { sentences, heard: 2 }), 'model', {}],
  ['the model was cut off after a sentence', turn({ reason: 'slow' }, { sentences }), 'model', { slow: 1 }],
  ['the built-in interviewer worded it', turn({ by: 'built-in', reason: 'cap' }), 'builtIn', { cap: 1 }],
  ['its function ended before the turn did', turn(undefined), 'builtIn', { interrupted: 1 }],
  ['the page said nothing of it', turn({}, { sentences, heard: 0 }), 'builtIn', { slow_device: 1 }],
] as const)('a turn is counted where %s', (_, counted, by, reasons) => {
  expect(countTurns([counted])).toEqual({ model: 0, builtIn: 0, [by]: 1, reasons })
})

import { expect, test } from 'vitest'
import { turnsText } from './turns-text.ts'

test.each([
  [null, 'Held by the built-in interviewer, without a language model.'],
  [{ model: 1, builtIn: 0, reasons: {} }, '1 turn by the model.'],
  [
    { model: 5, builtIn: 8, reasons: { slow: 1, slow_device: 7 } },
    "5 turns by the model, 8 by the built-in interviewer. 7 turns: too slow on the candidate's device. 1 turn: the model was slow.",
  ],
  [
    { model: 4, builtIn: 4, reasons: { cap: 1, busy: 2, of_a_newer_version: 1 } },
    '4 turns by the model, 4 by the built-in interviewer. 2 turns: the model was busy. 1 turn: a usage limit was reached. 1 turn: of a newer version.',
  ],
])('writes %j as: %s', (interviewer, text) => {
  expect(turnsText(interviewer)).toBe(text)
})

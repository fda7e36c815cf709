import { expect, test } from 'vitest'
import { turnsText } from './turns-text.ts'

test.each([
  [null, 'All turns by the built-in interviewer.'],
  [{ model: 1, builtIn: 0, reasons: {} }, '1 turn by the model.'],
  [
    { model: 12, builtIn: 2, reasons: { slow: 2 } },
    '12 turns by the model, 2 by the built-in interviewer: the model was slow.',
  ],
  [
    { model: 4, builtIn: 4, reasons: { cap: 1, busy: 2, of_a_newer_version: 1 } },
    '4 turns by the model, 4 by the built-in interviewer: the model was busy; a usage limit was reached; of a newer version.',
  ],
])('writes %j as: %s', (interviewer, text) => {
  expect(turnsText(interviewer)).toBe(text)
})

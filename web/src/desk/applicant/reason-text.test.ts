import { expect, test } from 'vitest'
import { pendingReason, reasonsByAct } from './reason-text.ts'

const dueAt = '2026-11-23T01:10:00.000Z'

test('each reason stands at the act that gave it, also while the decision can be recalled', () => {
  const rejection = { reason: 'Other', note: 'Moved abroad.' }
  const application = {
    waiver: { reason: 'Worked here before.', act: 'first' },
    rejection: { reason: 'Pay expectation too high', act: 'second' },
    declined: { reason: 'The budget is frozen.', act: 'answer' },
    decision: { status: 'rejected', teamInterview: null, rejection, dueAt, id: 'third' },
  } as const
  expect([...reasonsByAct(application)]).toEqual([
    ['first', 'Without the AI interview: Worked here before.'],
    ['second', 'Reason: Pay expectation too high'],
    ['answer', 'Reason: The budget is frozen.'],
    ['third', 'Reason: Other. Moved abroad.'],
  ])
  expect([...reasonsByAct({ waiver: null, rejection: null, declined: null, decision: null })]).toEqual([])
  const plain = { status: 'accepted', teamInterview: null, dueAt, id: 'act' } as const
  expect(pendingReason({ decision: plain })).toBeUndefined()
})

import { expect } from 'vitest'
import type { RecruiterStatus } from '#shared/application/application-status.ts'
import { pendingMinutes, type WantedDecision } from '#shared/application/decision.ts'
import { systemRandom } from '#functions/platform/world/ports.ts'
import { createDecisions } from '#functions/application/rows/decisions.ts'
import { caller } from './api.ts'
import { eventually } from './eventually.ts'
import { dynamoOf } from './rows.ts'
import type { TestStack } from './stack.ts'

export const pendingSeconds = pendingMinutes * 60

/** The applications with a decision that has not taken effect. */
export const pendingDecisions = (stack: Pick<TestStack, 'dynamo'>) =>
  createDecisions(dynamoOf(stack), 'applications', systemRandom).dueBy(new Date('9999-01-01'), 100)

/** Moves the clock on by ten minutes and waits until the schedule has applied all decisions. */
export async function letDecisionsPass(
  stack: Pick<TestStack, 'dynamo' | 'passTime' | 'settled'>,
): Promise<void> {
  await eventually(
    async () => {
      stack.passTime(pendingSeconds)
      await stack.settled()
      return pendingDecisions(stack)
    },
    (pending) => pending.length === 0,
  )
}

/** Decides, and waits until the decision has taken effect. */
export async function decideAndPass(
  stack: Pick<TestStack, 'gateway' | 'dynamo' | 'passTime' | 'settled'>,
  id: string,
  status: RecruiterStatus,
  more: Omit<WantedDecision, 'status'> = {},
): Promise<void> {
  const answer = await caller(stack)(`PATCH /recruiting/applications/${id}`, { json: { status, ...more } })
  expect([status, answer.status]).toEqual([status, 200])
  await letDecisionsPass(stack)
}

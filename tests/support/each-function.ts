import type { FunctionName } from '#infra/local/account/principals.ts'
import { accountUses } from './each-function/account-uses.ts'
import { emailUses } from './each-function/e-mail-uses.ts'
import { interviewUses } from './each-function/interview-uses.ts'
import { positionUses } from './each-function/position-uses.ts'
import { removalUses } from './each-function/removal-uses.ts'
import { staffUses } from './each-function/staff-uses.ts'
import { stepsOf, type Run, type UsesOf } from './each-function/steps.ts'

/** For each function, steps that perform all of its actions on tables, files and SES; each call has to succeed. */
export function eachFunction(run: Run): UsesOf<FunctionName> {
  const steps = stepsOf(run)
  return {
    ...accountUses(steps),
    ...positionUses(steps),
    ...interviewUses(steps),
    ...emailUses(steps),
    ...removalUses(steps),
    ...staffUses(steps),
  }
}

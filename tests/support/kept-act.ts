import type { KeepAct } from '#functions/platform/http/audit.ts'
import { systemClock, systemRandom } from '#functions/platform/world/ports.ts'
import { createAudit } from '#functions/platform/audit/audit.ts'
import type { Dynamo } from '#functions/platform/dynamo/dynamo.ts'

/** Writes acts to the audit for tests that call a handler's functions directly. */
export function keepActIn(dynamo: Dynamo): KeepAct {
  const audit = createAudit(dynamo, 'audit', { clock: systemClock, random: systemRandom })
  const operator = { who: 'arn:aws:iam::000000000000:user/test', act: 'application_decided' } as const
  return {
    who: operator.who,
    step: (subject) => audit.step({ ...subject, ...operator }),
    write: (subject) => audit.write({ ...subject, ...operator }),
  }
}

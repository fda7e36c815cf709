import { applicationStatuses } from '#shared/domain/application-status.ts'
import type { SeenStanding } from '#shared/domain/decision.ts'
import type { Applicant } from './use-applicants.ts'

/** What a decision is made by. The API refuses it where a colleague has decided since. */
export function seenOf({ status, decision }: Pick<Applicant, 'status' | 'decision'>): {
  seen?: SeenStanding
} {
  const known = applicationStatuses.find((one) => one === status)
  return known === undefined ? {} : { seen: { status: known, dueAt: decision?.dueAt ?? null } }
}

import type { SeenApplication } from '#shared/domain/decision.ts'
import type { Applicant } from './use-applicants.ts'

/** What a decision is made by. The API refuses it where a colleague has decided since, and names who. */
export const seenOf = ({
  status,
  decision,
}: Pick<Applicant, 'status' | 'decision'>): { seen: SeenApplication } => ({
  seen: { status, decisionDueAt: decision?.dueAt ?? null },
})

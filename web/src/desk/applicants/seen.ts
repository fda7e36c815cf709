import type { SeenApplication } from '#shared/application/decision.ts'
import type { Applicant } from './use-applicants.ts'

/** The state that the recruiter saw. The API refuses the decision where a colleague has decided since, and names them. */
export const seenOf = ({
  status,
  decision,
}: Pick<Applicant, 'status' | 'decision'>): { seen: SeenApplication } => ({
  seen: { status, decisionDueAt: decision?.dueAt ?? null },
})

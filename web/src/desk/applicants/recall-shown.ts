import { recruitingApi } from '../desk-api.ts'
import type { Applicant } from './use-applicants.ts'

/** Recalls the decision that the page shows, and no later one of a colleague. An older API sends no id of it. */
export const recallShown = ({ id, decision }: Pick<Applicant, 'id' | 'decision'>) =>
  recruitingApi.recallDecision({
    params: { id },
    query: decision?.id === undefined ? {} : { decision: decision.id },
  })

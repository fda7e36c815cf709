import { applicationStatuses, type ReadStatus } from '#shared/application/application-status.ts'
import type { Applicant } from './use-applicants.ts'

type Chosen = Pick<Applicant, 'id' | 'status' | 'decision' | 'candidate'>

export type RejectionGroup<Item extends Chosen> = { status: ReadStatus; applicants: readonly Item[] }

/** A decision that has not taken effect counts: who is about to be accepted is among the accepted. */
const statusOf = ({ status, decision }: Chosen): ReadStatus => decision?.status ?? status

/** The selected applicants by status, in the order of the desk's statuses. */
export const rejectionGroups = <Item extends Chosen>(chosen: readonly Item[]): RejectionGroup<Item>[] =>
  [...applicationStatuses, 'unknown' as const].flatMap((status) => {
    const applicants = chosen.filter((one) => statusOf(one) === status)
    return applicants.length === 0 ? [] : [{ status, applicants }]
  })

/** Nobody rejects them a second time. */
export const canReject = (status: ReadStatus): boolean => status !== 'rejected'

/** The team has told the others nothing good. */
export const isRejectedByDefault = (status: ReadStatus): boolean =>
  canReject(status) && status !== 'accepted' && status !== 'interview_pending'

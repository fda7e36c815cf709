import type { Act } from '#shared/platform/acts.ts'
import type { OperatorRole } from '#shared/platform/audit.ts'
import type { DeskScope } from '#shared/platform/contract/endpoint.ts'
import { staffRoles, type StaffRole } from '#shared/platform/staff.ts'

/** What the audit keeps of a call, or why it keeps nothing. */
type Kept = { act: Act } | { unaudited: string }

/** Who calls an endpoint: operators with the command, and these members of staff at the desk. */
const callers =
  <const Operators extends readonly OperatorRole[], const Staff extends readonly StaffRole[]>(
    operatorRoles: Operators,
    roles: Staff,
  ) =>
  <const Scope extends DeskScope, const K extends Kept>(scope: Scope, audit: K) =>
    ({ auth: 'operator', operators: { roles: operatorRoles, ...audit }, desk: { roles, scope } }) as const

export const forRecruiters = callers(['recruiters'], ['recruiter'])
export const forAssessors = callers(['recruiters'], ['recruiter', 'reviewer'])
export const forAllStaff = callers(['recruiters', 'privacyOfficers'], staffRoles)

import * as z from 'zod/mini'
import { guardedRights } from './staff-rights.ts'
import { maxPositionsOfReviewer, staffRoles, staffStates } from './staff.ts'
import { anyLine } from './text.ts'

export const staffRole = z.enum(staffRoles)

/** A member of staff, as the desk and the `recruiter` command show one. */
export const staffMember = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: staffRole,
  /** May invite, change and disable members, whatever the role. */
  isAdministrator: z.boolean(),
  /** The positions of a reviewer; empty for every other role. */
  positions: z.array(z.string()),
  state: z.enum(staffStates),
  /** Rights that one administrator has given, and that a second one has to confirm. */
  awaits: z.array(z.enum(guardedRights)),
  /** The id of that administrator; null where nothing waits, or where a version before this one wrote it. */
  proposedBy: z._default(z.nullable(z.string()), null),
  /** Raised by each change of rights. Sent with one, it is refused where a colleague was faster. */
  changes: z._default(z.number(), 0),
})

export type StaffMember = z.output<typeof staffMember>

export const reviewedPositions = z.array(anyLine(64)).check(z.maxLength(maxPositionsOfReviewer))

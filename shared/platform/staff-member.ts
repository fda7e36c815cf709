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
})

export type StaffMember = z.output<typeof staffMember>

export const reviewedPositions = z.array(anyLine(64)).check(z.maxLength(maxPositionsOfReviewer))

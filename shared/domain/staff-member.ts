import * as z from 'zod/mini'
import { maxPositionsOfReviewer, staffRoles, staffStates } from './staff.ts'
import { anyLine } from './text.ts'

export const staffRole = z.enum(staffRoles)

/** A member of staff, as the desk and the `recruiter` command show one. */
export const staffMember = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: staffRole,
  /** The positions of a reviewer; empty for every other role. */
  positions: z.array(z.string()),
  state: z.enum(staffStates),
})

export type StaffMember = z.output<typeof staffMember>

export const reviewedPositions = z.array(anyLine(64)).check(z.maxLength(maxPositionsOfReviewer))

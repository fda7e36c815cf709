import * as z from 'zod/mini'
import type { StaffMember } from '#shared/domain/staff-member.ts'
import { staffRole } from '#shared/domain/staff-member.ts'
import { staffStates } from '#shared/domain/staff.ts'

/** The second factor: a secret that only this product's keys open, and the last step whose code was used. */
const storedFactor = z.object({ sealed: z.string(), keyId: z.string(), lastStep: z.number() })

export type StoredFactor = z.output<typeof storedFactor>

/** A row of a member; its key is the kind `member` and the id. */
export const storedMember = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: staffRole,
  positions: z.array(z.string()),
  state: z.enum(staffStates),
  /** Raised by a new password and a reset factor: sign-ins and links with a lower one are over. */
  epoch: z.number(),
  createdAt: z.string(),
  passwordHash: z.optional(z.string()),
  factor: z.optional(storedFactor),
  /** Hashes; each code works once. */
  recoveryCodes: z._default(z.array(z.string()), []),
  lastSignInAt: z.optional(z.string()),
})

export type StoredMember = z.output<typeof storedMember>

export const shownMember = ({ id, email, name, role, positions, state }: StoredMember): StaffMember => ({
  id,
  email,
  name,
  role,
  positions,
  state,
})

import * as z from 'zod/mini'
import type { StaffMember } from '#shared/platform/staff-member.ts'
import { staffRole } from '#shared/platform/staff-member.ts'
import { guardedRights } from '#shared/platform/staff-rights.ts'
import { staffStates } from '#shared/platform/staff.ts'

/** The second factor: a secret that only this product's keys open, and the last step whose code was used. */
const storedFactor = z.object({ sealed: z.string(), keyId: z.string(), lastStep: z.number() })

export type StoredFactor = z.output<typeof storedFactor>

/** A row of a member; its key is the kind `member` and the id. */
export const storedMember = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: staffRole,
  isAdministrator: z._default(z.boolean(), false),
  positions: z.array(z.string()),
  state: z.enum(staffStates),
  /** Rights that a first administrator has given at the desk. */
  proposal: z.optional(
    z.object({ rights: z.array(z.enum(guardedRights)), by: z.string(), expiresAt: z.number() }),
  ),
  /** Raised by each change of rights, so that of two concurrent ones the second is refused. */
  changes: z._default(z.number(), 0),
  /** Raised by a new password, a reset factor, another role or state: sign-ins and links with a lower one are over. */
  epoch: z.number(),
  createdAt: z.string(),
  passwordHash: z.optional(z.string()),
  factor: z.optional(storedFactor),
  /** Hashes; each code works once. */
  recoveryCodes: z._default(z.array(z.string()), []),
  lastSignInAt: z.optional(z.string()),
})

export type StoredMember = z.output<typeof storedMember>

export const shownMember = ({
  id,
  email,
  name,
  role,
  isAdministrator,
  positions,
  state,
  proposal,
  changes,
}: StoredMember): StaffMember => ({
  id,
  email,
  name,
  role,
  isAdministrator,
  positions,
  state,
  awaits: proposal?.rights ?? [],
  proposedBy: proposal?.by ?? null,
  changes,
})

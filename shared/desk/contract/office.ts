import * as z from 'zod/mini'
import { acts } from '#shared/platform/acts.ts'
import { auditEntry } from '#shared/platform/audit.ts'
import { email } from '#shared/platform/email.ts'
import { personName } from '#shared/account/profile.ts'
import { reviewedPositions, staffMember, staffRole } from '#shared/platform/staff-member.ts'
import { anyLine } from '#shared/platform/text.ts'
import { endpoint } from '#shared/platform/contract/endpoint.ts'
import { success } from '#shared/platform/contract/wire.ts'
import { forRecruiters } from './callers.ts'
import { pageCursor } from './page-cursor.ts'
import { listsAreRead } from './reasons.ts'

/** Who gives and takes access at the desk proves the second factor again: an unlocked screen is not enough. */
const access = { roles: [], administrators: true, scope: 'everything', freshCode: true } as const

/** What operators did, enquiries that are not e-mailed, and access to the desk. */
export const recruitingOffice = {
  listAudit: endpoint({
    method: 'POST',
    path: '/recruiting/audit',
    auth: 'operator',
    operators: {
      roles: ['privacyOfficers'],
      unaudited: 'It shows who did what, and of candidates what the lists show: names',
    },
    desk: { roles: ['privacy_officer'], scope: 'everything' },
    summary:
      'What staff and operators did, newest first, in pages of at most 100. With a filter an answer compares at most 1,000 acts, so it can have few or none and still a next page',
    // In the body, because paths are logged.
    body: z.object({
      since: z.iso.datetime(),
      // Exclusive.
      until: z.optional(z.iso.datetime()),
      // An ARN, or `staff:` and the id of a member.
      who: z.optional(anyLine(320)),
      act: z.optional(z.enum(acts)),
      // The id of a candidate, an application or a recording; or an e-mail address, even after that account was erased.
      candidate: z.optional(anyLine(320)),
      cursor: pageCursor,
    }),
    response: success(
      z.object({
        entries: z.array(auditEntry),
        next: z.nullable(z.string()),
        // Acts after this time were compared; null where there is no next page.
        readTo: z.optional(z.nullable(z.string())),
      }),
    ),
  }),
  listEnquiries: endpoint({
    method: 'GET',
    path: '/recruiting/enquiries',
    ...forRecruiters('everything', { unaudited: 'It shows ids and times, and nothing that a visitor wrote' }),
    summary: 'The enquiries that are not e-mailed yet: pending, or dead after the last attempt',
    response: success(
      z.object({
        enquiries: z.array(
          z.object({
            id: z.string(),
            receivedAt: z.string(),
            enquiryType: z.string(),
            state: z.enum(['pending', 'dead']),
            attempts: z.number(),
            dueAt: z.string(),
          }),
        ),
        /** Whether there are more than one answer lists. */
        more: z.boolean(),
      }),
    ),
  }),
  inviteStaff: endpoint({
    method: 'POST',
    path: '/recruiting/staff',
    auth: 'operator',
    operators: { roles: ['administrators'], act: 'staff_invited' },
    desk: access,
    summary:
      'Invite a member of staff to the desk: an e-mail has a link that is valid for seven days. The same invitation by the same caller sends another link',
    body: z.object({
      email,
      name: personName,
      role: staffRole,
      positions: z.optional(reviewedPositions),
      isAdministrator: z.optional(z.boolean()),
    }),
    response: success(staffMember),
    errors: ['staff_exists', 'staff_positions_wrong', 'second_administrator_needed'],
  }),
  listStaff: endpoint({
    method: 'GET',
    path: '/recruiting/staff',
    auth: 'operator',
    operators: { roles: ['recruiters', 'privacyOfficers', 'administrators'], unaudited: listsAreRead },
    desk: { roles: ['recruiter', 'privacy_officer'], administrators: true, scope: 'everything' },
    summary: 'Every member of staff',
    response: success(z.object({ staff: z.array(staffMember) })),
  }),
  changeStaff: endpoint({
    method: 'PATCH',
    path: '/recruiting/staff/{id}',
    auth: 'operator',
    operators: { roles: ['administrators'], act: 'staff_changed' },
    desk: access,
    summary:
      "Change a member's rights or positions, or disable or enable the account; a change of role, administration or state ends every sign-in. At the desk, a second administrator has to confirm a privacy officer or an administrator",
    body: z.object({
      role: z.optional(staffRole),
      positions: z.optional(reviewedPositions),
      isAdministrator: z.optional(z.boolean()),
      isDisabled: z.optional(z.boolean()),
      // As the caller has read it; without it the change is made to whatever the member is now.
      changes: z.optional(z.number()),
    }),
    response: success(staffMember),
    errors: ['staff_not_found', 'staff_positions_wrong', 'staff_changed', 'own_rights', 'last_administrator'],
  }),
  resetStaffFactor: endpoint({
    method: 'POST',
    path: '/recruiting/staff/{id}/factor',
    // As the caller has read the member, so that the call of an older page sends no second invitation, which would end the first.
    query: z.object({ changes: z.optional(z.coerce.number().check(z.int())) }),
    auth: 'operator',
    operators: { roles: ['privacyOfficers', 'administrators'], act: 'staff_factor_reset' },
    desk: { ...access, roles: ['privacy_officer'] },
    summary:
      'For a lost second factor: ends every sign-in and invites the member again, to set a new password and enrol another factor',
    response: success(staffMember),
    errors: ['staff_not_found', 'staff_changed'],
  }),
} as const

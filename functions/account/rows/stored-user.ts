import * as z from 'zod/mini'
import {
  educationEntry,
  experienceEntry,
  languageEntry,
  unconfirmedFields,
  type Profile,
  type ProfileChange,
} from '#shared/account/profile.ts'

/** An account. Looser than the contract's schema, so rules can change without losing stored rows. */
export const storedUser = z.object({
  id: z.string(),
  /** As the candidate typed it; the lock item has the normalised form. Empty once the account is detached from it. */
  email: z.string(),
  name: z.string(),
  phone: z._default(z.string(), ''),
  title: z._default(z.string(), ''),
  location: z._default(z.string(), ''),
  about: z._default(z.string(), ''),
  skills: z._default(z.array(z.string()), []),
  experience: z._default(z.array(experienceEntry), []),
  education: z._default(z.union([z.string(), z.array(educationEntry)]), ''),
  cv: z.optional(z.object({ key: z.string(), fileName: z.string(), hasHiddenText: z.optional(z.boolean()) })),
  unconfirmed: z.optional(unconfirmedFields),
  languages: z._default(z.array(languageEntry), []),
  /** Absent until the candidate sets a password; signing in is refused until then. */
  passwordHash: z.optional(z.string()),
  /** Raising it ends every sign-in and every e-mailed link. */
  epoch: z.number(),
  createdAt: z.string(),
  /** Until when the mailbox must be proved, or the account is deleted; absent once it is. */
  proveBy: z.optional(z.string()),
  /** The identity of the network that registered an unproved account: its letters count for it. */
  registeredFrom: z.optional(z.string()),
  /** The account is being deleted because its mailbox was not proved in time, so a link can no longer prove it. */
  isExpiring: z.optional(z.boolean()),
  /** Reminders to confirm the e-mail address that were sent, and when the last one was. */
  reminders: z._default(z.number(), 0),
  remindedAt: z.optional(z.string()),
  /** When a letter bounced permanently; no reminder follows. */
  bouncedAt: z.optional(z.string()),
  /** The e-mail address was corrected, which is possible once. */
  isCorrected: z.optional(z.boolean()),
  /** When the candidate last signed in, to within a day; absent before the second day. */
  lastSeenAt: z.optional(z.string()),
  /** When the letter that announces the deletion of an unused account was sent. */
  retentionNoticeAt: z.optional(z.string()),
  /** The owner of the mailbox did not register: recruiters keep the row without its address until then. */
  detachedUntil: z.optional(z.string()),
  /** Files of a detached account's interviews can still name the address. */
  areFilesOutdated: z.optional(z.boolean()),
})

export type StoredUser = z.output<typeof storedUser>

/** Changes of the profile, with what is left to confirm after them. */
export type AccountChange = Omit<ProfileChange, 'confirmed'> & Partial<Pick<StoredUser, 'unconfirmed'>>

/** Whether an e-mailed link has shown that the address is the candidate's. */
export const isAddressProved = ({ proveBy, detachedUntil }: StoredUser): boolean =>
  proveBy === undefined && detachedUntil === undefined

/** The fields that a candidate fills in beside name and phone. */
export const emptyProfile = {
  title: '',
  location: '',
  about: '',
  skills: [],
  experience: [],
  education: '',
  languages: [],
} satisfies Partial<StoredUser>

/** `cvUrl` is presigned for this answer and not stored. */
export const profileOf = (user: StoredUser, cvUrl: string | null): Profile => ({
  id: user.id,
  email: user.email,
  name: user.name,
  phone: user.phone,
  title: user.title,
  location: user.location,
  about: user.about,
  skills: user.skills,
  experience: user.experience,
  education: user.education,
  languages: user.languages,
  cv_url: cvUrl,
  cvFileName: user.cv?.fileName ?? null,
  cvHasHiddenText: user.cv?.hasHiddenText === true,
  unconfirmed: user.unconfirmed ?? [],
  created_at: user.createdAt,
  hasPassword: user.passwordHash !== undefined,
  ...(user.proveBy === undefined
    ? {}
    : { email_confirm_by: user.proveBy, email_correctable: user.isCorrected !== true }),
})

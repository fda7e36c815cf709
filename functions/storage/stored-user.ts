import * as z from 'zod/mini'
import { languageEntry } from '#shared/domain/cv.ts'
import { educationEntry, experienceEntry, type Profile } from '#shared/domain/profile.ts'

/** An account. What was judged when it was written is not judged again when it is read. */
export const storedUser = z.object({
  id: z.string(),
  /** As the person writes it; the lock item beside it holds the spelling that counts. */
  email: z.string(),
  name: z.string(),
  phone: z._default(z.string(), ''),
  title: z._default(z.string(), ''),
  location: z._default(z.string(), ''),
  about: z._default(z.string(), ''),
  skills: z._default(z.array(z.string()), []),
  experience: z._default(z.array(experienceEntry), []),
  education: z._default(z.union([z.string(), z.array(educationEntry)]), ''),
  cv: z.optional(z.object({ key: z.string(), fileName: z.string() })),
  languages: z._default(z.array(languageEntry), []),
  /** Nobody without a password can sign in with one. */
  passwordHash: z.optional(z.string()),
  /** One higher ends every session and every mailed link at once. */
  epoch: z.number(),
  createdAt: z.string(),
})

export type StoredUser = z.output<typeof storedUser>

/** `cvUrl` is made for the moment it is asked for, and kept nowhere. */
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
  created_at: user.createdAt,
})

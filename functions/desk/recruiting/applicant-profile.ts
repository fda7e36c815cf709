import type { ApplicantProfile } from '#shared/account/profile.ts'
import { emptyProfile, type StoredUser } from '#functions/account/rows/stored-user.ts'

/** The profile for recruiters. Undefined only while an account is being deleted and its application still exists. */
export function applicantProfileOf(user: StoredUser | undefined): ApplicantProfile {
  const { title, location, about, skills, experience, education, languages } = user ?? emptyProfile
  return {
    phone: user?.phone ?? '',
    title,
    location,
    about,
    skills,
    experience,
    education,
    languages,
    cvFileName: user?.cv?.fileName ?? null,
    cvHasHiddenText: user?.cv?.hasHiddenText === true,
    unconfirmed: user?.unconfirmed ?? [],
  }
}

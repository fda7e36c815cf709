import type { ApplicantProfile } from '#shared/domain/profile.ts'
import { emptyProfile, type StoredUser } from '../storage/accounts/stored-user.ts'

/** What recruiters read. Only while an account is being deleted its application has no candidate. */
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
  }
}

import type { CandidateProfile } from '#shared/application/session/interview-record.ts'
import type { StoredUser } from '#functions/account/rows/stored-user.ts'

/** The candidate as the interviewer knows them. */
export const candidateOf = (user: StoredUser): CandidateProfile => ({
  fullName: user.name,
  email: user.email,
  phone: user.phone,
  location: user.location,
  currentRole: user.title,
  experience: user.experience.map(experienceLine).join('\n'),
  motivation: user.about,
  availability: 'Immediate',
  skills: user.skills.join(', '),
  education: educationOf(user.education),
  projects: '',
})

const joined = (parts: readonly string[], separator: string): string =>
  parts.filter((part) => part !== '').join(separator)

function experienceLine(entry: StoredUser['experience'][number]): string {
  const from = entry.start_date
  const duration = from === '' ? '' : ` (${from} - ${entry.end_date || 'Present'})`
  return joined([entry.company, entry.position], ' - ') + duration
}

const educationOf = (education: StoredUser['education']): string =>
  typeof education === 'string'
    ? education
    : education
        .map(({ degree, field_of_study, institution }) => joined([degree, field_of_study, institution], ', '))
        .join('\n')

import type { Job } from '#shared/domain/job.ts'
import { receivedEmail, statusEmail, type LetterFacts } from '../mail/application-emails.ts'
import type { Email } from '../mail/email.ts'
import type { ApplicationWithLetter } from '../storage/application-outbox.ts'
import { interviewUrlOf } from '../storage/stored-session.ts'

type Surroundings = { name: string; site: string; otherPositions: readonly Job[] }

/** The e-mail of the letter that a row holds, as the application is now. */
export function compose(
  { letter, jobTitle, appliedAt, interviewDate, status, sessionId }: ApplicationWithLetter,
  { name, site, otherPositions }: Surroundings,
): Email {
  const facts: LetterFacts = {
    name,
    jobTitle,
    appliedAt,
    interviewDate,
    site,
    otherPositions: otherPositions.map(({ id, title, location }) => ({
      label: location === '' ? title : `${title}, ${location}`,
      url: `${site}/careers/${id}`,
    })),
  }
  if (letter.kind === 'status') return statusEmail(letter.status, facts)
  return receivedEmail(facts, status === 'ai_pending' ? site + interviewUrlOf(sessionId) : undefined)
}

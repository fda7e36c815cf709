import { receivedEmail, statusEmail, type LetterFacts } from '../mail/application-emails.ts'
import type { Email } from '../mail/email.ts'
import type { ApplicationWithLetter } from '../storage/application-outbox.ts'
import { interviewUrlOf } from '../storage/stored-session.ts'

/** The e-mail of the letter that a row holds, as the application is now. */
export function compose(row: ApplicationWithLetter, candidate: { name: string }, site: string): Email {
  const { letter, jobTitle, appliedAt, interviewDate, status, sessionId } = row
  const facts: LetterFacts = { name: candidate.name, jobTitle, appliedAt, interviewDate, site }
  if (letter.kind === 'status') return statusEmail(letter.status, facts)
  return receivedEmail(facts, status === 'ai_pending' ? site + interviewUrlOf(sessionId) : undefined)
}

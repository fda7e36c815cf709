import type { Job } from '#shared/domain/job.ts'
import { teamInterviewOf } from '../applications/shown.ts'
import { receivedEmail, statusEmail, type LetterFacts } from '../mail/application-emails.ts'
import { calendarPart, type CalendarPart } from '../mail/calendar.ts'
import type { Email } from '../mail/email.ts'
import type { ApplicationWithLetter } from '../storage/application-outbox.ts'
import { interviewUrlOf } from '../storage/stored-session.ts'
import { calendarMethodOf } from './calendar-method.ts'

type Surroundings = {
  candidate: { name: string; email: string }
  site: string
  otherPositions: readonly Job[]
  now: Date
}

export type Letter = Email & { calendar: CalendarPart | undefined }

/** The e-mail of the letter that a row holds, as the application is now. */
export function compose(row: ApplicationWithLetter, surroundings: Surroundings): Letter {
  const { letter, status, sessionId } = row
  const facts = factsOf(row, surroundings)
  if (letter.kind === 'status')
    return { ...statusEmail(letter.status, facts), calendar: calendarOf(row, surroundings) }
  const interviewUrl = status === 'ai_pending' ? surroundings.site + interviewUrlOf(sessionId) : undefined
  return { ...receivedEmail(facts, interviewUrl), calendar: undefined }
}

function factsOf(
  row: ApplicationWithLetter,
  { candidate: { name }, site, otherPositions }: Surroundings,
): LetterFacts {
  const { jobTitle, appliedAt, calendar } = row
  return {
    name,
    jobTitle,
    appliedAt,
    teamInterview: teamInterviewOf(row),
    isChanged: calendar !== undefined && calendar.sequence > 0,
    calledOff: calendarMethodOf(row) === 'CANCEL' && calendar !== undefined ? calendar.at : null,
    site,
    otherPositions: otherPositions.map(({ id, title, location }) => ({
      label: location === '' ? title : `${title}, ${location}`,
      url: `${site}/careers/${id}`,
    })),
  }
}

function calendarOf(
  row: ApplicationWithLetter,
  { candidate, site, now }: Surroundings,
): CalendarPart | undefined {
  const method = calendarMethodOf(row)
  const { calendar, id, jobTitle } = row
  if (method === undefined || calendar === undefined) return undefined
  const { at, place, minutes, sequence } = calendar
  return calendarPart(
    {
      method,
      applicationId: id,
      sequence,
      at,
      place,
      minutes,
      jobTitle,
      candidate,
      url: `${site}/dashboard`,
    },
    now,
  )
}

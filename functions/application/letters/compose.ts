import { dueQuestions } from '#shared/application/due-questions.ts'
import type { Job } from '#shared/position/job.ts'
import { interviewsLeftOf, teamInterviewOf } from '../shown.ts'
import {
  anotherInterviewEmail,
  arrivedEmail,
  interruptedEmail,
  receivedEmail,
  statusEmail,
  stoppedEmail,
  type LetterFacts,
} from '../application-emails.ts'
import { calendarPart, type CalendarPart } from '#functions/platform/mail/calendar.ts'
import type { Email } from '#functions/platform/mail/email.ts'
import type { ApplicationWithLetter } from '../rows/application-outbox.ts'
import { interviewUrlOf } from '../session/stored-session.ts'
import { calendarMethodOf } from './calendar-method.ts'

type Surroundings = {
  candidate: { name: string; email: string }
  site: string
  /** The token that proves the mailbox, where it is not proved yet. */
  proof: string | undefined
  /** The token that answers an invitation without a sign-in. */
  invitation: string | undefined
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
  const none = { calendar: undefined }
  if (letter.kind === 'interrupted') return { ...interruptedEmail(facts, interviewsLeftOf(row)), ...none }
  if (letter.kind === 'another_interview') return { ...anotherInterviewEmail(facts), ...none }
  if (letter.kind === 'interview_arrived') return { ...arrivedEmail(facts), ...none }
  if (letter.kind === 'interview_stopped') return { ...stoppedEmail(facts), ...none }
  const interviewUrl = status === 'ai_pending' ? ownUrl(interviewUrlOf(sessionId), surroundings) : undefined
  return { ...receivedEmail(facts, interviewUrl), ...none }
}

/** A page of the candidate's own. Before the mailbox is proved, the way there asks for the click that proves it. */
const ownUrl = (path: string, { site, proof }: Surroundings): string =>
  proof === undefined ? site + path : `${site}/confirm-email#confirm=${proof}&to=${encodeURIComponent(path)}`

function factsOf(row: ApplicationWithLetter, surroundings: Surroundings): LetterFacts {
  const {
    candidate: { name },
    site,
    otherPositions,
    proof,
    invitation,
  } = surroundings
  const { jobTitle, appliedAt, calendar } = row
  return {
    name,
    jobTitle,
    appliedAt,
    teamInterview: teamInterviewOf(row),
    slots: row.slots,
    interviewers: (row.interviewers ?? []).map((each) => each.name),
    isChoice: row.letter.kind === 'status' && row.letter.isChoice === true,
    earlierInterview: row.isInCalendar === true ? calendar?.earlier : undefined,
    calledOff: calendarMethodOf(row) === 'CANCEL' && calendar !== undefined ? calendar.at : null,
    site,
    dashboardUrl: ownUrl('/dashboard', surroundings),
    interviewUrl: ownUrl(interviewUrlOf(row.jobId), surroundings),
    answerUrl: invitation === undefined ? undefined : `${site}/invitation#invitation=${invitation}`,
    hasQuestions: dueQuestions(row).length > 0,
    isProved: proof === undefined,
    words: row.letter.kind === 'status' ? row.letter.words : undefined,
    waivesInterview: row.letter.kind === 'status' && row.letter.waivesInterview === true,
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

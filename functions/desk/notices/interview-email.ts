import { malaysianPeriod } from '#shared/platform/malaysian-time.ts'
import { calendarPart, type CalendarPart } from '#functions/platform/mail/calendar.ts'
import type { Email } from '#functions/platform/mail/email.ts'
import { linkedEmail } from '#functions/platform/mail/linked-email.ts'
import { salutation } from '#functions/platform/mail/salutation.ts'
import type { StoredMember } from '#functions/platform/staff/stored-member.ts'
import type { StaffLetter } from '../rows/staff-letters.ts'

type InterviewLetter = Extract<StaffLetter, { about: 'interview' }>

type Surroundings = { deskUrl: string; now: Date }

const texts = {
  arranged: {
    subject: 'You have an interview for',
    heading: 'You meet a candidate',
    lead: 'You are named for an interview with a candidate for',
  },
  changed: {
    subject: 'Your interview has changed:',
    heading: 'Interview changed',
    lead: 'The time, place or length has changed of your interview with a candidate for',
  },
  cancelled: {
    subject: 'Your interview is cancelled:',
    heading: 'Interview cancelled',
    lead: 'It does not take place, or not with you: the interview with a candidate for',
  },
} as const

/** The candidate's name is shown after the sign-in only. */
export function staffInterviewEmail(
  { method, isChange, applicationId, jobTitle, interview, sequence }: InterviewLetter,
  { name, email }: StoredMember,
  { deskUrl, now }: Surroundings,
): Email & { calendar: CalendarPart } {
  const isCancelled = method === 'CANCEL'
  const { subject, heading, lead } = texts[isCancelled ? 'cancelled' : isChange ? 'changed' : 'arranged']
  const { at, place, minutes } = interview
  const url = `${deskUrl}/desk/applicants/${applicationId}`
  const facts = {
    method,
    // Not the event of the candidate, whom the company invites by another e-mail.
    applicationId: `${applicationId}-team`,
    sequence,
    ...interview,
    jobTitle,
    candidate: { name, email },
    description: 'You meet a candidate. The desk shows who it is.',
    url,
  }
  return {
    ...linkedEmail({
      subject: `${subject} ${jobTitle}`,
      preview: malaysianPeriod(at, minutes),
      heading,
      before: [
        salutation(name),
        `${lead} ${jobTitle}.`,
        {
          details: [
            { name: 'When', value: malaysianPeriod(at, minutes) },
            ...(place === null ? [] : [{ name: 'Place', value: place }]),
          ],
        },
        isCancelled
          ? 'Your calendar removes it with the file in this email.'
          : 'To add it to your calendar, accept the invitation in this email or open the attached file.',
      ],
      action: { label: 'Open the applicant', url },
      after: ['The desk shows who the candidate is.'],
    }),
    calendar: calendarPart(facts, now),
  }
}

import { company } from '#shared/company.ts'
import type { Application } from '#shared/application/application.ts'
import type { TeamInterview } from '#shared/application/arranged-interview.ts'
import { interviewCalendar } from '#shared/platform/calendar.ts'
import { saveFile } from '../../ui/save-file.ts'

/**
 * Saves the interview as a calendar file, with the same event as the letter's. Its time stamp is newer than that of every letter
 * before it, by which a calendar tells the newer of two with one sequence.
 */
export function saveInterview({ id, jobTitle }: Application, teamInterview: TeamInterview): void {
  const text = interviewCalendar(
    {
      method: 'PUBLISH',
      applicationId: id,
      sequence: 0,
      ...teamInterview,
      jobTitle,
      organizer: { name: company.shortName, email: company.careersEmail },
      candidate: undefined,
      url: `${location.origin}/dashboard`,
    },
    new Date(),
  )
  saveFile('interview.ics', new Blob([text], { type: 'text/calendar;charset=utf-8' }))
}

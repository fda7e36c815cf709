import type { InterviewRecord } from '#shared/application/session/interview-record.ts'
import { greetingFor, practiceName, practiceText } from '#shared/interview/interview-texts.ts'
import { practiceSections, practiceSession } from '#shared/interview/practice.ts'
import type { StoredJob } from '#functions/position/rows/stored-job.ts'
import type { StoredSession } from '#functions/application/session/stored-session.ts'
import type { StoredUser } from '#functions/account/rows/stored-user.ts'
import { recordOf } from './record.ts'

type Parts = {
  session: StoredSession
  user: StoredUser
  job: StoredJob | undefined
  emergencyContacts: string
}

/** The record of a practice run, with the times of a room that opens now. No room is opened. */
export function practiceRecordOf(
  { session, user, job, emergencyContacts }: Parts,
  now: Date,
): InterviewRecord {
  const opened = { ...session, roomCreatedAt: now.toISOString(), timeFactor: 1 as const }
  const record = recordOf(
    {
      session: opened,
      user,
      job,
      agentName: undefined,
      isRecordedInCloud: false,
      interviewerParts: null,
      emergencyContacts,
    },
    now,
  )
  return {
    ...record,
    session: practiceSession(record.session),
    status: 'Pending Interview',
    isTestInterview: false,
    isPracticeInterview: true,
    interviewName: practiceName,
    sections: [...practiceSections],
    customGreeting: greetingFor({ name: user.name, interviewName: practiceName }),
    consentText: practiceText,
    consentVersion: '',
  }
}

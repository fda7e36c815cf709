import type { AssessmentSection } from '#shared/position/assessment.ts'
import type { InterviewSession } from '#shared/application/session/interview.ts'

/** The session's id in the record of a practice run. No session has it, and it is not a valid id of a job. */
export const practiceSessionId = 'practice_run'

/** A practice run does not ask the job's questions: candidates read those only in the interview. */
export const practiceSections: readonly AssessmentSection[] = [
  {
    title: 'Practice',
    instruction:
      'This is a practice run. Keep a friendly, encouraging tone. Give the candidate 15 to 20 seconds of thinking time after ' +
      'each question, and offer to repeat or rephrase it.',
    duration: 300,
    questions: [
      'Can you tell me a little about yourself, and about the work you do now?',
      'Which piece of work are you proud of, and what was your part in it?',
    ],
  },
]

/** The session in the record of a practice run: not started, whatever the status of the real one. */
export const practiceSession = (session: InterviewSession): InterviewSession => ({
  ...session,
  id: practiceSessionId,
  status: 'scheduled',
  started_at: null,
  finished_at: null,
})

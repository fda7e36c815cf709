import type { AssessmentSection } from './assessment.ts'
import type { InterviewSession } from './interview.ts'

/** The session that a practice run's record names: no candidate has one of this id, and no job can have it. */
export const practiceSessionId = 'practice_run'

/** Asked in a practice run in place of the job's questions, which are asked in the interview alone. */
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

/** The session as a practice run shows it: not started, whatever became of the real one. */
export const practiceSession = (session: InterviewSession): InterviewSession => ({
  ...session,
  id: practiceSessionId,
  status: 'scheduled',
  started_at: null,
  finished_at: null,
})

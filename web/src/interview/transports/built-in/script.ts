import type { AssessmentSection } from '#shared/position/assessment.ts'
import { callNameOf } from '#shared/platform/call-name.ts'
import { malaysianContacts } from '#shared/platform/emergency-contacts.ts'
import type { InterviewRecord } from '#shared/application/session/interview-record.ts'

/** What the built-in interviewer knows: its questions, its texts, and the candidate. */
export type Script = Readonly<{
  /** A practice run is neither stored nor shown to recruiters. */
  isPractice: boolean
  /** The candidate's extra time, as the factor by which the interviewer waits longer in a silence. */
  timeFactor: number
  /** A model understands the answers and asks about them. */
  hasModel: boolean
  callName: string
  jobTitle: string
  currentRole: string
  skills: readonly string[]
  greeting: string
  sections: readonly AssessmentSection[]
  concluding: string
  idle: string
  emergencyContacts: string
}>

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

export const scriptOf = (record: InterviewRecord): Script => ({
  isPractice: record.isPracticeInterview,
  timeFactor: record.timeFactor ?? 1,
  hasModel: record.brain?.model === true,
  callName: callNameOf(record.candidate.fullName),
  jobTitle: record.job.title,
  currentRole: record.candidate.currentRole.trim(),
  skills: listOf(record.candidate.skills),
  greeting: record.customGreeting,
  sections: record.sections.map((section) => ({ ...section, questions: section.questions ?? [] })),
  concluding: record.concludingStatements,
  idle: record.idleTimeoutMessage,
  emergencyContacts: record.emergencyContacts ?? malaysianContacts,
})

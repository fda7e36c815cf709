import { greetedBy } from './call-name.ts'
import { mostInterviewMinutes } from './interview.ts'
import { interviewRetentionDays } from './retention.ts'

/** The interviewer's name in the lobby, on its tile and in the transcript. */
export const interviewerName = 'Maya'

export const interviewNameFor = (jobTitle: string): string => `${jobTitle} Interview`

/** The greeting one second after the start. Without a name it is the specification's default. */
export const greetingFor = ({ name, interviewName }: { name: string; interviewName: string }): string =>
  `${greetedBy('Hey', name)}, thanks for joining the call today. Are you ready for your ${interviewName}?`

export const concludingText = 'Thank you for your time and thoughtful responses. Have a great day!'

/** Said before the interview ends because the candidate does not answer. */
export const idleText = "It seems like you're busy right now. Have a nice day!"

/** What the candidate agrees to before the recording starts; stored with the session as it was shown. */
export const consentText =
  'I agree that my camera, my microphone and the transcript of this interview are recorded for assessment purposes. ' +
  `The interview takes at most ${mostInterviewMinutes} minutes. Only the hiring team sees the recording, and it is deleted after ${interviewRetentionDays} days.`

export const practiceName = 'Practice Interview'

/** In place of the consent, because a practice run needs none. */
export const practiceText =
  'This is a practice run. Nothing is recorded or stored, nobody else sees it, and it uses none of your interview attempts.'

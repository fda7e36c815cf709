import { greetedBy } from '#shared/platform/call-name.ts'

/** The interviewer's name in the lobby, on its tile and in the transcript. */
export const interviewerName = 'Maya'

const voicesByName: Readonly<Record<string, 'male' | 'female'>> = { [interviewerName]: 'female' }

/** The voice that fits the interviewer's name; for another name, such as a provider's, the voice in the record. */
export const voiceOf = ({ aiName, voice }: { aiName: string; voice: 'male' | 'female' }): 'male' | 'female' =>
  voicesByName[aiName] ?? voice

export const interviewNameFor = (jobTitle: string): string => `${jobTitle} Interview`

/** Said one second after the start. Without a name it is the specification's default greeting. */
export const greetingFor = ({ name, interviewName }: { name: string; interviewName: string }): string =>
  `${greetedBy('Hey', name)}, thanks for joining the call today. Are you ready for your ${interviewName}?`

export const concludingText = 'Thank you for your time and thoughtful responses. Have a great day!'

/** Said before the interview ends because the candidate did not answer. */
export const idleText = "It seems like you're busy right now. Have a nice day!"

export const practiceName = 'Practice Interview'

/** Shown in place of the consent. */
export const practiceText =
  'This is a practice run. Nothing is recorded or stored, only you see it, and it uses none of your interview attempts.'

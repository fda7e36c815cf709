import type { InterviewProvider } from '#shared/application/session/interview-record.ts'

export const defaultSpeakerNote =
  'The interviewer speaks through the default speaker of your device, which you can change in its settings.'

/** Shown where the choice has no effect: a page can choose the output device of audio, but not of `speechSynthesis`. */
export const speakerNote = (
  provider: InterviewProvider | undefined,
  speaker: string | undefined,
): string | undefined =>
  provider === 'built-in' && speaker !== undefined && speaker !== 'default' ? defaultSpeakerNote : undefined

import type { InterviewProvider } from '#shared/domain/interview-record.ts'

export const defaultSpeakerNote =
  'The interviewer speaks through the default speaker of your device, which you can change in its settings.'

/** Said where the choice has no effect on the voice: browsers let a page choose a speaker for sound, but not for their own voice. */
export const speakerNote = (
  provider: InterviewProvider | undefined,
  speaker: string | undefined,
): string | undefined =>
  provider === 'built-in' && speaker !== undefined && speaker !== 'default' ? defaultSpeakerNote : undefined

/** How long the candidate has spoken. */
export type SpeakingTime = Readonly<{ totalMilliseconds: number; since: number | undefined }>

export const noSpeaking: SpeakingTime = { totalMilliseconds: 0, since: undefined }

/** The total after one more observation of the voice. */
export function spokenUntil(time: SpeakingTime, isSpeaking: boolean, now: number): SpeakingTime {
  const totalMilliseconds =
    time.totalMilliseconds + (time.since === undefined ? 0 : Math.max(0, now - time.since))
  return { totalMilliseconds, since: isSpeaking ? now : undefined }
}

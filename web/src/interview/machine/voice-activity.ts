/** A level above this counts as speaking. */
export const speakingLevel = 0.01

/** A pause between two words is shorter than this; the candidate counts as speaking meanwhile. */
const betweenWordsMilliseconds = 800

export type VoiceActivity = Readonly<{ isSpeaking: boolean; lastHeardAt: number }>

export const silent: VoiceActivity = { isSpeaking: false, lastHeardAt: Number.NEGATIVE_INFINITY }

/** The activity after one measurement of the microphone's level, from 0 to 1. */
export function measured(activity: VoiceActivity, level: number, now: number): VoiceActivity {
  if (level > speakingLevel) return { isSpeaking: true, lastHeardAt: now }
  if (!activity.isSpeaking || now - activity.lastHeardAt < betweenWordsMilliseconds) return activity
  return { ...activity, isSpeaking: false }
}

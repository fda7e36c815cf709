/** A level above this is a sound: the documents' "Speaking..." shows it, whether it is a voice or not. */
export const speakingLevel = 0.01

/** A pause between two words is shorter than this; the candidate counts as speaking meanwhile. */
const betweenWordsMilliseconds = 800

export type VoiceActivity = Readonly<{ isSpeaking: boolean; lastHeardAt: number }>

export const silent: VoiceActivity = { isSpeaking: false, lastHeardAt: Number.NEGATIVE_INFINITY }

/** The activity after one measurement. */
export function measured(activity: VoiceActivity, isHeard: boolean, now: number): VoiceActivity {
  if (isHeard) return { isSpeaking: true, lastHeardAt: now }
  if (!activity.isSpeaking || now - activity.lastHeardAt < betweenWordsMilliseconds) return activity
  return { ...activity, isSpeaking: false }
}

import { roomSeconds, type TimeFactor } from '#shared/application/session/interview-status.ts'

/** What an interview uses of paid services. `seconds` are those of speech streams. */
export const usedKinds = ['tokens', 'characters', 'seconds', 'recordedSeconds'] as const
export type UsedKind = (typeof usedKinds)[number]
export type Used = Partial<Record<UsedKind, number>>

/** Without extra time: about 40 turns of 6,000 tokens are 240,000, and the lines of such an interview have about 12,000 characters. */
const tokensOfInterview = 400_000
const charactersOfInterview = 24_000
/** Streams may overlap while one is replaced. */
const speechStreamMargin = 1.2

/** Amazon Transcribe, a batch job: the list price of us-east-1 up to 250,000 minutes a month. */
export const transcriptionDollarsPerMinute = 0.024
/** What the transcription of an interview may cost: 25 minutes at that price, the longest that a room is open. Extra time multiplies it. */
const maxTranscriptionDollars = 0.6
const transcribedSeconds = Math.round((maxTranscriptionDollars / transcriptionDollarsPerMinute) * 60)

export const maxSpeechStreams = 8
/** A mailbox, in all its spellings, may use as much per day as this many interviews of full length. */
export const interviewsPerMailbox = 3

/** What one interview may use. */
export const interviewCaps = (factor: TimeFactor = 1): Record<UsedKind, number> => ({
  tokens: tokensOfInterview * factor,
  characters: charactersOfInterview * factor,
  seconds: Math.ceil(roomSeconds(factor) * speechStreamMargin),
  recordedSeconds: transcribedSeconds * factor,
})

/** What this many interviews of full length may use. */
export const capsOf = (interviews: number): Record<UsedKind, number> => {
  const caps = interviewCaps()
  return {
    tokens: caps.tokens * interviews,
    characters: caps.characters * interviews,
    seconds: caps.seconds * interviews,
    recordedSeconds: caps.recordedSeconds * interviews,
  }
}

/** A speech stream counts from the time its URL was issued to its end; where the page did not report one, to the end of the room. */
export const speechStreamSeconds = (issuedAt: string, end: Date): number =>
  Math.max(0, Math.ceil((end.getTime() - Date.parse(issuedAt)) / 1000))

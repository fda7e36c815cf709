import { roomSeconds, type TimeFactor } from '../interview-status.ts'

/** What an interview uses of paid services. `seconds` are those of live hearing. */
export const usedKinds = ['tokens', 'characters', 'seconds', 'recordedSeconds'] as const
export type UsedKind = (typeof usedKinds)[number]
export type Used = Partial<Record<UsedKind, number>>

/** Without extra time: about 40 turns of 6,000 tokens are 240,000, and the lines of such an interview have about 12,000 characters. */
const tokensOfInterview = 400_000
const charactersOfInterview = 24_000
/** Streams may overlap while one is replaced. */
const hearingMargin = 1.2

/** Once for each recording, and once more where an operator retries it. */
const maxTranscriptions = 2

export const maxHearings = 8
/** A mailbox, in all its spellings, may use as much per day as this many interviews of full length. */
export const interviewsPerMailbox = 3

/** What one interview may use. */
export const interviewCaps = (factor: TimeFactor = 1): Record<UsedKind, number> => ({
  tokens: tokensOfInterview * factor,
  characters: charactersOfInterview * factor,
  seconds: Math.ceil(roomSeconds(factor) * hearingMargin),
  recordedSeconds: roomSeconds(factor) * maxTranscriptions,
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

/** A hearing counts from the time its URL was issued to its end; where the page did not report one, to the end of the room. */
export const hearingSeconds = (issuedAt: string, end: Date): number =>
  Math.max(0, Math.ceil((end.getTime() - Date.parse(issuedAt)) / 1000))

import { roomSeconds, type TimeFactor } from '../interview-status.ts'

/** What an interview uses of the services that cost money. `seconds` are those of live hearing. */
export const usedKinds = ['tokens', 'characters', 'seconds', 'recordedSeconds'] as const
export type UsedKind = (typeof usedKinds)[number]
export type Used = Partial<Record<UsedKind, number>>

/** Of an interview without extra time: about 40 turns of 6,000 tokens, and twice what such an interview says. */
const tokensOfInterview = 400_000
const charactersOfInterview = 24_000
/** Streams may overlap while one is replaced. */
const hearingMargin = 1.2

/** A recording is transcribed once, and once more where an operator asks for it. */
const maxTranscriptions = 2

export const maxHearings = 8
/** A mailbox, in all its spellings, has so many interviews of full length a day. */
export const interviewsPerMailbox = 3

/** What one interview may use; more with extra time. */
export const interviewCaps = (factor: TimeFactor = 1): Record<UsedKind, number> => ({
  tokens: tokensOfInterview * factor,
  characters: charactersOfInterview * factor,
  seconds: Math.ceil(roomSeconds(factor) * hearingMargin),
  recordedSeconds: roomSeconds(factor) * maxTranscriptions,
})

/** What so many interviews of full length may use. */
export const capsOf = (interviews: number): Record<UsedKind, number> => {
  const caps = interviewCaps()
  return {
    tokens: caps.tokens * interviews,
    characters: caps.characters * interviews,
    seconds: caps.seconds * interviews,
    recordedSeconds: caps.recordedSeconds * interviews,
  }
}

/** A stream of hearing counts from its URL to its end, or to the end of the room where no page said that it ended. */
export const hearingSeconds = (issuedAt: string, end: Date): number =>
  Math.max(0, Math.ceil((end.getTime() - Date.parse(issuedAt)) / 1000))

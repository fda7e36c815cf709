/** `since`: when the interviewer's next line became due; undefined while none is due. */
export type Owed = Readonly<{ since: number | undefined; isCandidateSpeaking: boolean }>

export const nothingOwed: Owed = { since: undefined, isCandidateSpeaking: false }

export type OwedInput =
  /** The greeting was asked for, or the candidate has answered. */
  | { type: 'asked'; at: number }
  /** The interviewer makes a sound, or sends words. */
  | { type: 'spoke' }
  | { type: 'candidateSpeaks' }
  | { type: 'candidateStops'; at: number }
  /** The connection is lost, or the interviewer is not in the call, which `connection.ts` and `presence.ts` report. */
  | { type: 'away'; at: number }

/** An agent that works answers within some seconds. */
const patienceMilliseconds = 10_000

export function nextOwed(owed: Owed, input: OwedInput): Owed {
  switch (input.type) {
    case 'asked':
      return { ...owed, since: input.at }
    case 'spoke':
      return { ...owed, since: undefined }
    case 'candidateSpeaks':
      return { ...owed, isCandidateSpeaking: true }
    case 'away':
      return { ...owed, since: owed.since === undefined ? undefined : input.at }
    case 'candidateStops':
      return { since: owed.since === undefined ? undefined : input.at, isCandidateSpeaking: false }
  }
}

/** Whether the interviewer has been silent for too long. It has to be silent while the candidate speaks. */
export const isSilentTooLong = ({ since, isCandidateSpeaking }: Owed, now: number): boolean =>
  since !== undefined && !isCandidateSpeaking && now - since >= patienceMilliseconds

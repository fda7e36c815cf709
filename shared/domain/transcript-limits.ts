/** So that a transcript is one DynamoDB item of at most 400 kB, whatever its script: a character has up to three bytes. */
export const transcriptLimits = { entries: 500, entryCharacters: 4000, characters: 100_000 } as const

/** Requests that carry a transcript: its texts, and the rest of its entries in JSON. */
export const transcriptBodyBytes = 384 * 1024

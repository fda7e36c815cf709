/** They keep a transcript within one DynamoDB item of 400 kB in any script: a character has up to three bytes. */
export const transcriptLimits = { entries: 500, entryCharacters: 4000, characters: 100_000 } as const

/** For requests with a transcript: its texts, and the rest of its entries in JSON. */
export const transcriptBodyBytes = 384 * 1024

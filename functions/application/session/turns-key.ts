/**
 * What the model did in an interview is in a partition of the table of sessions of its own: turns, speech streams, and what
 * was used.
 */
export const turnsPartition = (sessionId: string): string => `turns#${sessionId}`

const digits = 3

export const turnId = (callId: string, number: number): string =>
  `turn#${String(number).padStart(digits, '0')}#${callId}`

export const speechStreamId = (id: string): string => `hearing#${id}`

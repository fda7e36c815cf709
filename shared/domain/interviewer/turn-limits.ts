/** Separate from the schemas, so that pages use them without zod. */
export const maxTurns = 120
export const maxAnswerLetters = 4000
/** Of one turn of a model. */
export const maxSentences = 6

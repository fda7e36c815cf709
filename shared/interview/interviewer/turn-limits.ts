/** Separate from the schemas, so that pages use them without zod. */
export const maxTurns = 120
/** Turns of an interview that the model was asked for too early: the candidate went on. Each costs as much as another one. */
export const maxDroppedTurns = 60
export const maxAnswerLetters = 4000
/** Of one turn of a model. */
export const maxSentences = 6

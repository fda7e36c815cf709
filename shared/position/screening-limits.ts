/** Bounds of the questions before an interview. Without zod, because pages import them. */

export const maxQuestions = 6
export const maxQuestionCharacters = 200
export const maxUnitCharacters = 20
export const options = { min: 2, max: 8, maxCharacters: 80 } as const

/** A line or two: what needs more belongs into the interview. */
export const maxAnswerCharacters = 300
export const answerNumbers = { min: 0, max: 1_000_000_000, decimals: 2 } as const

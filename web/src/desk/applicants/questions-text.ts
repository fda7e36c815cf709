/** "2 questions": what a candidate asked and nobody has answered. */
export const questionsText = (count: number): string => `${count} question${count === 1 ? '' : 's'}`

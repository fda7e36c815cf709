const phrases = [
  /\bthank(?:s| you)(?: (?:so|very) much)? for your time\b/i,
  /\bhave a (?:great|good|nice|wonderful|lovely) (?:day|evening|afternoon|one)\b/i,
  /\b(?:good luck|best of luck)\b/i,
  /\bnext steps\b/i,
]

/** Whether the interviewer said goodbye. A question never closes: "What would your next steps be?" */
export const isClosingPhrase = (text: string): boolean =>
  !text.trimEnd().endsWith('?') && phrases.some((phrase) => phrase.test(text))

/**
 * Whether a finished message of the interviewer closes the interview: by its words, or because it contains one of the
 * interview's own goodbyes. A message that belongs to a question does not: "Describe your next steps."
 */
export const isGoodbye = (
  { content, place }: { content: string; place: unknown },
  goodbyes: readonly string[],
): boolean =>
  place === undefined &&
  (isClosingPhrase(content) || goodbyes.some((goodbye) => goodbye !== '' && content.includes(goodbye)))

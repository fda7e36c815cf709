const phrases = [
  /\bthank(?:s| you)(?: (?:so|very) much)? for your time\b/i,
  /\bhave a (?:great|good|nice|wonderful|lovely) (?:day|evening|afternoon|one)\b/i,
  /\b(?:good luck|best of luck)\b/i,
  /\bnext steps\b/i,
]

/** Whether the interviewer said goodbye. A question never closes: "What would your next steps be?" */
export const isClosingPhrase = (text: string): boolean =>
  !text.trimEnd().endsWith('?') && phrases.some((phrase) => phrase.test(text))

/** Longer than any id; DynamoDB refuses longer key values, and empty ones, with a validation error. */
export const maxKeyLetters = 256

/** Whether a text that a caller sent can be part of a key. */
export const canBeKey = (text: string): boolean => text !== '' && text.length <= maxKeyLetters

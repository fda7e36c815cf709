/** In characters. The maximum bounds the cost of a hash. */
export const passwordLength = { minimum: 8, maximum: 128 } as const

// Separate from the schemas, so that a page can show its checklist before zod has loaded.

export const isLongEnough = (password: string): boolean => password.length >= passwordLength.minimum

export const hasLettersAndNumbers = (password: string): boolean =>
  /\p{L}/u.test(password) && /\p{Nd}/u.test(password)

/** In characters. The upper end keeps a hash from being made of a book. */
export const passwordLength = { minimum: 8, maximum: 128 } as const

// Apart from the schemas, so that a page can tick the rules off before it needs those.

export const isLongEnough = (password: string): boolean => password.length >= passwordLength.minimum

export const hasLettersAndNumbers = (password: string): boolean =>
  /\p{L}/u.test(password) && /\p{Nd}/u.test(password)

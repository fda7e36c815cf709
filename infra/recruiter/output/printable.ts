/** Replaces control characters: text of users must neither break the table nor control the terminal. */
export const printable = (text: string): string =>
  text.replaceAll(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu, ' ')

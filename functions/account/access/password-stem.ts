/** A shorter stem is part of too many passwords to judge them by. */
export const minStem = 4

/** A password in lower case, without the digits and signs around it, which people add to satisfy password rules. */
export const stemOf = (password: string): string =>
  password.toLowerCase().replaceAll(/^[\d\W_]+|[\d\W_]+$/g, '')

/** A password's key in the filter of common passwords: its stem, or all of it where the stem is too short. */
export function filterKeyOf(password: string): string {
  const stem = stemOf(password)
  return stem.length < minStem ? password.toLowerCase() : stem
}

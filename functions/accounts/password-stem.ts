/** The least of a password that says something about it. */
export const minStem = 4

/** A password in lower case, without the digits and signs around it, which people add to satisfy password rules. */
export const stemOf = (password: string): string =>
  password.toLowerCase().replaceAll(/^[\d\W_]+|[\d\W_]+$/g, '')

/** What the filter of common passwords has of one: its stem, unless that is too short to tell. */
export function filterKeyOf(password: string): string {
  const stem = stemOf(password)
  return stem.length < minStem ? password.toLowerCase() : stem
}

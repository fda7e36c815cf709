/** Compares read and true values like the corpus's own scorer. */

const tokensOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’']/g, '')
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter(Boolean)

/** The F1 score of two texts' words. */
export function overlap(one: string, other: string): number {
  const left = tokensOf(one)
  const right = tokensOf(other)
  if (left.length === 0 || right.length === 0) return left.length === right.length ? 1 : 0
  const rest = [...right]
  const common = left.filter((token) => {
    const at = rest.indexOf(token)
    if (at >= 0) rest.splice(at, 1)
    return at >= 0
  })
  return (2 * common.length) / (left.length + right.length)
}

const minInCommon = { name: 0.8, text: 0.7, place: 0.6 } as const

export const sameText = (one: string, other: string): boolean => overlap(one, other) >= minInCommon.name
export const sameLongText = (one: string, other: string): boolean => overlap(one, other) >= minInCommon.text

/** A location may be read with its street and postcode. */
export function samePlace(one: string, other: string): boolean {
  const within = new Set(tokensOf(one))
  const otherTokens = tokensOf(other)
  return (
    overlap(one, other) >= minInCommon.place ||
    (otherTokens.length > 0 &&
      otherTokens.every((token) => within.has(token)) &&
      within.size <= otherTokens.length + 6)
  )
}

export const sameEmail = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase()

const comparedDigits = 8

export const samePhone = (one: string, other: string): boolean => {
  const [a, b] = [one.replace(/\D/g, ''), other.replace(/\D/g, '')]
  return a === b || (a.length >= comparedDigits && a.slice(-comparedDigits) === b.slice(-comparedDigits))
}

const present = /present|current|now|today|ongoing|kini|sekarang|date|heute|aujourd/i

/** "2021", or "'21". */
const yearOf = (date: string): string =>
  /\d{4}/.exec(date)?.[0] ?? `20${/['’"”](\d{2})$/.exec(date)?.[1] ?? ''}`

/** The years are compared: the corpora write months in several languages. */
export const sameDate = (one: string, other: string): boolean => {
  if (present.test(one) || present.test(other)) return present.test(one) && present.test(other)
  return yearOf(one) === yearOf(other)
}

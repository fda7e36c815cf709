import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Compares in constant time, and looks at every accepted value, so that the answer's delay tells nothing. */
export function isOneOf(candidate: string | undefined, accepted: readonly string[]): boolean {
  const given = digest(candidate ?? '')
  const matches = accepted.filter((value) => timingSafeEqual(given, digest(value)))
  return candidate !== undefined && matches.length > 0
}

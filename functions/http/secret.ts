import { hash, timingSafeEqual } from 'node:crypto'

const digest = (text: string): Buffer => hash('sha256', text, 'buffer')

/** Of the accepted values, which are the same ones for as long as a function lives. */
const digests = new WeakMap<readonly string[], readonly Buffer[]>()

function digestsOf(accepted: readonly string[]): readonly Buffer[] {
  const known = digests.get(accepted) ?? accepted.map(digest)
  digests.set(accepted, known)
  return known
}

/** Compares in constant time, and looks at every accepted value, so that the answer's delay tells nothing. */
export function isOneOf(candidate: string | undefined, accepted: readonly string[]): boolean {
  const given = digest(candidate ?? '')
  const matches = digestsOf(accepted).filter((value) => timingSafeEqual(given, value))
  return candidate !== undefined && matches.length > 0
}

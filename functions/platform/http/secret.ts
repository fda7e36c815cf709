import { createHmac, hash, timingSafeEqual } from 'node:crypto'

const digest = (text: string): Buffer => hash('sha256', text, 'buffer')

/** Cache: the digests of each list of accepted values, which never changes while a function lives. */
const digests = new WeakMap<readonly string[], readonly Buffer[]>()

function digestsOf(accepted: readonly string[]): readonly Buffer[] {
  const acceptedDigests = digests.get(accepted) ?? accepted.map(digest)
  digests.set(accepted, acceptedDigests)
  return acceptedDigests
}

/** Compares with every accepted value in constant time, so that response times reveal nothing about a secret. */
export function isOneOf(candidate: string | undefined, accepted: readonly string[]): boolean {
  const given = digest(candidate ?? '')
  const matches = digestsOf(accepted).filter((value) => timingSafeEqual(given, value))
  return candidate !== undefined && matches.length > 0
}

const pseudonymCharacters = 16

/**
 * A keyed hash for log lines: the same text has the same one, and an attacker without the secret cannot find the text by hashing
 * all IP addresses. Undefined without a secret.
 */
export const pseudonym = (text: string, [secret]: readonly string[]): string | undefined =>
  secret === undefined
    ? undefined
    : createHmac('sha256', secret).update(text).digest('base64url').slice(0, pseudonymCharacters)

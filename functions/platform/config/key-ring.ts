/** Keys by `kid`, so that tokens signed with the old key stay valid while a new key signs. */
export type KeyRing = {
  /** The id of the key that signs. */
  current: string
  keys: ReadonlyMap<string, Uint8Array>
}

/** jose accepts a key of five bytes. */
const minKeyBytes = 32

/** Throws when a key is too short or the signing key is missing. */
export function keyRing(current: string, keys: ReadonlyMap<string, Uint8Array>): KeyRing {
  for (const [id, key] of keys) {
    if (key.length < minKeyBytes)
      throw new Error(`The signing key "${id}" is shorter than ${minKeyBytes} bytes.`)
  }
  if (!keys.has(current)) throw new Error(`There is no signing key "${current}".`)
  return { current, keys }
}

/** Seals second factors with their own keys. Those that were sealed with a key of sign-ins open until they are used and sealed anew. */
export const factorRing = (factors: KeyRing, ofSignIns: KeyRing): KeyRing =>
  keyRing(factors.current, new Map([...ofSignIns.keys, ...factors.keys]))

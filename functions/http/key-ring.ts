/** Keys by the id a token names in its header, so that a new key can take over while old tokens live. */
export type KeyRing = {
  /** The id of the key that signs. */
  current: string
  keys: ReadonlyMap<string, Uint8Array>
}

/** jose signs with a key of five bytes without complaint. */
const shortestKeyBytes = 32

/** A ring whose every key is long enough to be one. */
export function keyRing(current: string, keys: ReadonlyMap<string, Uint8Array>): KeyRing {
  for (const [id, key] of keys) {
    if (key.length < shortestKeyBytes)
      throw new Error(`The session key "${id}" is shorter than ${shortestKeyBytes} bytes.`)
  }
  if (!keys.has(current)) throw new Error(`There is no session key "${current}" to sign with.`)
  return { current, keys }
}

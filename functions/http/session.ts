import { errors as joseErrors, jwtVerify } from 'jose'
import type { SessionUser } from './handlers.ts'

/** Keys by the id a token names in its header, so that a new key can take over while old tokens live. */
export type KeyRing = ReadonlyMap<string, Uint8Array>

/** Whether the session a token names still stands: sign-out and password change end it at once. */
export type IsLive = (user: SessionUser) => Promise<boolean>

const algorithm = 'HS256'
/** jose signs with a key of five bytes without complaint. */
const shortestKeyBytes = 32
const clockToleranceSeconds = 60

export type Authenticate = (authorization: string | undefined) => Promise<SessionUser | undefined>

/** Reads `Authorization: Bearer …` into the signed-in user, or into nobody. */
export function createAuthenticate(keys: KeyRing, isLive: IsLive): Authenticate {
  for (const [id, key] of keys) {
    if (key.length < shortestKeyBytes)
      throw new Error(`The session key "${id}" is shorter than ${shortestKeyBytes} bytes.`)
  }
  return async (authorization) => {
    const token = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1]
    if (token === undefined) return undefined
    const user = await verified(token, keys)
    return user !== undefined && (await isLive(user)) ? user : undefined
  }
}

async function verified(token: string, keys: KeyRing): Promise<SessionUser | undefined> {
  try {
    const { payload } = await jwtVerify(
      token,
      ({ kid }) => {
        const key = kid === undefined ? undefined : keys.get(kid)
        if (key === undefined) throw new joseErrors.JWSSignatureVerificationFailed()
        return key
      },
      {
        algorithms: [algorithm],
        clockTolerance: clockToleranceSeconds,
        requiredClaims: ['exp', 'sub', 'sid'],
      },
    )
    const { sub, sid } = payload
    return typeof sub === 'string' && typeof sid === 'string' ? { userId: sub, sessionId: sid } : undefined
  } catch (error) {
    // A token that is not ours is nobody's; a broken key ring is our own fault and must be heard of.
    if (error instanceof joseErrors.JOSEError) return undefined
    throw error
  }
}

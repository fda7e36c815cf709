import { errors as joseErrors, jwtVerify, SignJWT, type JWTPayload } from 'jose'
import type { SessionUser } from './handlers.ts'
import type { KeyRing } from './key-ring.ts'

export const tokenLifeSeconds = 60 * 60

const algorithm = 'HS256'
const issuer = 'merbok-site'
const audience = 'merbok-site/candidates'
/** Between the clocks of two machines of one cloud. */
const clockToleranceSeconds = 60

const keyOf = (ring: KeyRing, id: string | undefined): Uint8Array => {
  const key = id === undefined ? undefined : ring.keys.get(id)
  if (key === undefined) throw new joseErrors.JWSSignatureVerificationFailed()
  return key
}

export const signToken = (ring: KeyRing, { userId, sessionId }: SessionUser, now: Date): Promise<string> =>
  new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: algorithm, kid: ring.current, typ: 'JWT' })
    .setSubject(userId)
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + tokenLifeSeconds * 1000))
    .sign(keyOf(ring, ring.current))

/** Whom a token names. `expired` ones say so: a remembered session may still be refreshed with one. */
export type ReadToken = SessionUser & { expired: boolean }

const named = ({ sub, sid }: JWTPayload, expired: boolean): ReadToken | undefined =>
  typeof sub === 'string' && typeof sid === 'string' ? { userId: sub, sessionId: sid, expired } : undefined

/** Reads `Authorization: Bearer …`; a token that is not ours is nobody's. */
export async function readToken(
  ring: KeyRing,
  authorization: string | undefined,
  now: Date,
): Promise<ReadToken | undefined> {
  const token = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1]
  if (token === undefined) return undefined
  try {
    const { payload } = await jwtVerify(token, ({ kid }) => keyOf(ring, kid), {
      algorithms: [algorithm],
      issuer,
      audience,
      clockTolerance: clockToleranceSeconds,
      currentDate: now,
      requiredClaims: ['exp', 'sub', 'sid'],
    })
    return named(payload, false)
  } catch (error) {
    // Signature, issuer and audience have been found right before the time is looked at.
    if (error instanceof joseErrors.JWTExpired && error.claim === 'exp') return named(error.payload, true)
    // A broken key ring is our own fault and must be heard of.
    if (error instanceof joseErrors.JOSEError) return undefined
    throw error
  }
}

import { errors as joseErrors, jwtVerify, SignJWT, type JWTPayload } from 'jose'
import type { SignedIn } from './handlers.ts'
import type { KeyRing } from '../config/key-ring.ts'

export const tokenLifeSeconds = 60 * 60

const algorithm = 'HS256'
const issuer = 'merbok-site'
const audience = 'merbok-site/candidates'
/** The tolerated difference between the clocks of two Lambda hosts. */
const clockToleranceSeconds = 60

const keyOf = (ring: KeyRing, id: string | undefined): Uint8Array => {
  const key = id === undefined ? undefined : ring.keys.get(id)
  if (key === undefined) throw new joseErrors.JWSSignatureVerificationFailed()
  return key
}

/** The tokens of a sign-in are numbered, so that the use of a replaced one is detected. */
export const signToken = (
  ring: KeyRing,
  { userId, signInId, generation = 0 }: SignedIn & { generation?: number },
  now: Date,
): Promise<string> =>
  new SignJWT({ sid: signInId, gen: generation })
    .setProtectedHeader({ alg: algorithm, kid: ring.current, typ: 'JWT' })
    .setSubject(userId)
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + tokenLifeSeconds * 1000))
    .sign(keyOf(ring, ring.current))

/** The claims of a token. An expired token still refreshes a remembered sign-in. */
export type ReadToken = SignedIn & { generation: number; expired: boolean }

/** A token of an older version of the product has no generation. */
const named = ({ sub, sid, gen = 0 }: JWTPayload, expired: boolean): ReadToken | undefined =>
  typeof sub === 'string' && typeof sid === 'string' && typeof gen === 'number'
    ? { userId: sub, signInId: sid, generation: gen, expired }
    : undefined

/** Reads `Authorization: Bearer …`; undefined for a token that this product did not sign. */
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
    // jose checks signature, issuer and audience before it compares the time.
    if (error instanceof joseErrors.JWTExpired && error.claim === 'exp') return named(error.payload, true)
    // Any other error is a broken key ring, which must reach the log.
    if (error instanceof joseErrors.JOSEError) return undefined
    throw error
  }
}

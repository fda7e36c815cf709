/** What a token says about its own time, in milliseconds since 1970. */
export type TokenLife = { issuedAt: number; expiresAt: number }

/** Signs of a person: a token is renewed for those who are there. */
export type Presence = { lastSeenAt: number }

const secondMilliseconds = 1000

/** A page's clock that is behind the API's by more than this cannot tell when a token ends. */
const clockToleranceMilliseconds = 60 * secondMilliseconds

/** So that a wrong clock does not make every click a renewal. */
const leastGapMilliseconds = 5 * 60 * secondMilliseconds

const numberIn = (value: unknown, name: string): number | undefined => {
  if (typeof value !== 'object' || value === null) return undefined
  const number: unknown = Reflect.get(value, name)
  return typeof number === 'number' ? number : undefined
}

/** Reads a JWT's times. Nothing is believed of them but when to ask for another token. */
export function lifeOf(token: string): TokenLife | undefined {
  try {
    const [, payload = ''] = token.split('.')
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    const [iat, exp] = [numberIn(claims, 'iat'), numberIn(claims, 'exp')]
    if (iat === undefined || exp === undefined) return undefined
    return { issuedAt: iat * secondMilliseconds, expiresAt: exp * secondMilliseconds }
  } catch {
    return undefined
  }
}

/** Whether a call with this token would be refused. One whose life cannot be read is for the API to judge. */
export const hasRunOut = (life: TokenLife | undefined, now: number): boolean =>
  life !== undefined && now >= life.expiresAt

const isHalfOver = ({ issuedAt, expiresAt }: TokenLife, now: number): boolean =>
  now >= (issuedAt + expiresAt) / 2 || now < issuedAt - clockToleranceMilliseconds

/** Whether it is time for a new token: half of its life is over, and the person was there in it. */
export const isTimeToRenew = (
  life: TokenLife | undefined,
  { lastSeenAt, renewedAt, now }: Presence & { renewedAt: number | undefined; now: number },
): boolean =>
  life !== undefined &&
  isHalfOver(life, now) &&
  lastSeenAt >= Math.min(life.issuedAt, now) &&
  (renewedAt === undefined || now - renewedAt >= leastGapMilliseconds)

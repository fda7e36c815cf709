import { secondMilliseconds } from '#shared/platform/durations.ts'

/** The `iat` and `exp` claims of a token, in milliseconds since 1970. */
export type TokenLife = { issuedAt: number; expiresAt: number }

/** When the candidate was last active: tokens are renewed only for active candidates. */
export type Presence = { lastSeenAt: number }

/** If the browser's clock is behind the API's by more than this, it cannot decide when a token expires. */
const clockToleranceMilliseconds = 60 * secondMilliseconds

/** Prevents a renewal at each click when the browser's clock is wrong. */
const minRenewalGapMilliseconds = 5 * 60 * secondMilliseconds

const numberIn = (value: unknown, name: string): number | undefined => {
  if (typeof value !== 'object' || value === null) return undefined
  const number: unknown = Reflect.get(value, name)
  return typeof number === 'number' ? number : undefined
}

/** Reads a JWT without verifying its signature: the times decide only when to renew it. */
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

/** Whether the token has expired. A token that cannot be read counts as valid: the API decides. */
export const hasRunOut = (life: TokenLife | undefined, now: number): boolean =>
  life !== undefined && now >= life.expiresAt

const isHalfOver = ({ issuedAt, expiresAt }: TokenLife, now: number): boolean =>
  now >= (issuedAt + expiresAt) / 2 || now < issuedAt - clockToleranceMilliseconds

/** True when half of the token's life is over and the candidate was active since it was issued. */
export const isTimeToRenew = (
  life: TokenLife | undefined,
  { lastSeenAt, renewedAt, now }: Presence & { renewedAt: number | undefined; now: number },
): boolean =>
  life !== undefined &&
  isHalfOver(life, now) &&
  lastSeenAt >= Math.min(life.issuedAt, now) &&
  (renewedAt === undefined || now - renewedAt >= minRenewalGapMilliseconds)

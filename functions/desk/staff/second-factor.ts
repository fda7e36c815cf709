import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { company } from '#shared/company.ts'
import type { KeyRing } from '#functions/platform/config/key-ring.ts'
import type { StoredFactor } from '#functions/platform/staff/stored-member.ts'

const stepSeconds = 30
const digits = 6
const codeForm = /^[0-9]{6}$/
/** A phone's clock may be one step ahead or behind. */
const windowSteps = 1
const secretBytes = 20

const cipher = 'aes-256-gcm'
const keyBytes = 32
const nonceBytes = 12
const tagBytes = 16

const totpOf = (secret: Secret, label: string): TOTP =>
  new TOTP({ issuer: company.shortName, label, algorithm: 'SHA1', digits, period: stepSeconds, secret })

/** Derived, because the keys of sign-ins sealed second factors before these had keys of their own, and still open them. */
function sealingKey({ keys }: KeyRing, id: string): Buffer | undefined {
  const key = keys.get(id)
  return key === undefined
    ? undefined
    : Buffer.from(hkdfSync('sha256', key, '', 'second factors of staff', keyBytes))
}

type Sealed = Pick<StoredFactor, 'sealed' | 'keyId'>

/** `memberId` is authenticated with it, so that a sealed secret cannot be used in another member's row. */
function seal(secret: Secret, memberId: string, ring: KeyRing): Sealed {
  const key = sealingKey(ring, ring.current)
  if (key === undefined) throw new Error('There is no key to seal a second factor with.')
  const nonce = randomBytes(nonceBytes)
  const sealing = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(memberId))
  const bytes = Buffer.concat([sealing.update(new Uint8Array(secret.buffer)), sealing.final()])
  return {
    sealed: Buffer.concat([nonce, sealing.getAuthTag(), bytes]).toString('base64'),
    keyId: ring.current,
  }
}

/** Undefined where the key is gone: the factor has to be reset then. */
function unseal({ sealed, keyId }: Sealed, memberId: string, ring: KeyRing): Secret | undefined {
  const key = sealingKey(ring, keyId)
  if (key === undefined) return undefined
  const all = Buffer.from(sealed, 'base64')
  const opening = createDecipheriv(cipher, key, all.subarray(0, nonceBytes))
    .setAAD(Buffer.from(memberId))
    .setAuthTag(all.subarray(nonceBytes, nonceBytes + tagBytes))
  const bytes = Buffer.concat([opening.update(all.subarray(nonceBytes + tagBytes)), opening.final()])
  return new Secret({ buffer: new Uint8Array(bytes).buffer })
}

/** A new second factor, for the authenticator app and for the table. */
export const newFactor = (memberId: string, ring: KeyRing): Sealed =>
  seal(new Secret({ size: secretBytes }), memberId, ring)

/** What the authenticator app needs; undefined where the key is gone. */
export function enrolmentOf(
  sealed: Sealed,
  { id, email }: { id: string; email: string },
  ring: KeyRing,
): { uri: string; secret: string } | undefined {
  const secret = unseal(sealed, id, ring)
  return secret === undefined ? undefined : { uri: totpOf(secret, email).toString(), secret: secret.base32 }
}

/**
 * The factor after a right code, sealed with the current key; undefined after a wrong one, or one whose step was used. Each step is
 * used once, so an observed code cannot be repeated.
 */
export function afterCode(
  factor: StoredFactor,
  { code, memberId, now }: { code: string; memberId: string; now: Date },
  ring: KeyRing,
): StoredFactor | undefined {
  const secret = unseal(factor, memberId, ring)
  // The library throws at digits of other scripts.
  if (secret === undefined || !codeForm.test(code)) return undefined
  const timestamp = now.getTime()
  const delta = totpOf(secret, memberId).validate({ token: code, timestamp, window: windowSteps })
  if (delta === null) return undefined
  const lastStep = Math.floor(timestamp / 1000 / stepSeconds) + delta
  return lastStep > factor.lastStep ? { ...seal(secret, memberId, ring), lastStep } : undefined
}

/** The factor under the current key; undefined where it is already, or where its key is gone. */
export function sealedAnew(factor: StoredFactor, memberId: string, ring: KeyRing): StoredFactor | undefined {
  const secret = factor.keyId === ring.current ? undefined : unseal(factor, memberId, ring)
  return secret && { ...factor, ...seal(secret, memberId, ring) }
}

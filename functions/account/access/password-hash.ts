import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { PasswordCost } from '#functions/platform/world/ports.ts'
import { semaphore } from 'cv-reader/semaphore'

const saltBytes = 16
const hashBytes = 32
/** At OWASP's cost, each hash takes 19 MiB and a thread of libuv's pool, which file and DNS calls share. */
const maxConcurrent = 2

const derive = promisify(argon2)

const withSlot = semaphore(maxConcurrent)

const hashed = (
  password: string,
  salt: Buffer,
  { memoryKibibytes, passes, parallelism }: PasswordCost,
  bytes: number,
) =>
  withSlot(() =>
    derive('argon2id', {
      message: password,
      nonce: salt,
      memory: memoryKibibytes,
      passes,
      parallelism,
      tagLength: bytes,
    }),
  )

/** The hash alone, for texts that are not passwords. */
export const hashWith = (text: string, salt: Buffer, cost: PasswordCost): Promise<Buffer> =>
  hashed(text, salt, cost, hashBytes)

/** Keyboards encode the same accented letter in different ways; NFKC makes them equal. */
const canonical = (password: string): string => password.normalize('NFKC')

const text = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')

/** Hash, parameters and salt in the PHC string format. */
export async function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  const salt = randomBytes(saltBytes)
  const hash = await hashed(canonical(password), salt, cost, hashBytes)
  return noted(cost, salt, hash)
}

const noted = ({ memoryKibibytes, passes, parallelism }: PasswordCost, salt: Buffer, hash: Buffer): string =>
  `$argon2id$v=19$m=${memoryKibibytes},t=${passes},p=${parallelism}$${text(salt)}$${text(hash)}`

const notation = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** Verified where there is no account or password, so that the answer takes as long as with one. */
const dummyHash = (cost: PasswordCost): string =>
  noted(cost, Buffer.alloc(saltBytes, 1), Buffer.alloc(hashBytes))

export async function isPassword(
  password: string,
  stored: string | undefined,
  cost: PasswordCost,
): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', hash = ''] = notation.exec(stored ?? dummyHash(cost)) ?? []
  if (hash === '') throw new Error('A stored password hash cannot be read.')
  const expected = Buffer.from(hash, 'base64')
  const given = await hashed(
    canonical(password),
    Buffer.from(salt, 'base64'),
    { memoryKibibytes: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    expected.length,
  )
  return timingSafeEqual(given, expected) && stored !== undefined
}

import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { semaphore } from '../semaphore.ts'

/** OWASP's first choice. They stand in each hash, so that they can grow without a password being lost. */
const cost = { memoryKibibytes: 19 * 1024, passes: 2, parallelism: 1 } as const
const saltBytes = 16
const hashBytes = 32
/** Hashing takes threads that everything else in the process waits for too, and 19 MiB each time. */
const mostAtOnce = 2

const derive = promisify(argon2)

type Cost = { memoryKibibytes: number; passes: number; parallelism: number }

const withSlot = semaphore(mostAtOnce)

/** Off the event loop, a few at a time. */
const hashed = (
  password: string,
  salt: Buffer,
  { memoryKibibytes, passes, parallelism }: Cost,
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

/** A form of its own for each letter that can be typed in two ways. */
const canonical = (password: string): string => password.normalize('NFKC')

const text = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')

/** The hash with its parameters and salt, in the usual notation. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes)
  const hash = await hashed(canonical(password), salt, cost, hashBytes)
  const { memoryKibibytes, passes, parallelism } = cost
  return `$argon2id$v=19$m=${memoryKibibytes},t=${passes},p=${parallelism}$${text(salt)}$${text(hash)}`
}

const notation = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** A hash nobody has the password of: where there is no account, the answer must take as long. */
const nobodys = `$argon2id$v=19$m=${cost.memoryKibibytes},t=${cost.passes},p=${cost.parallelism}$${text(Buffer.alloc(saltBytes, 1))}$${text(Buffer.alloc(hashBytes))}`

export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', hash = ''] = notation.exec(stored ?? nobodys) ?? []
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

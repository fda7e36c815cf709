import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { keyRing, type KeyRing } from '#functions/platform/config/key-ring.ts'

const keyBytes = 32
const ownerOnly = 0o600

/** Creates the key of sign-in tokens once and stores it with the data, so that sign-ins survive a restart. */
export function localKeyRing(directory: string): KeyRing {
  const file = join(directory, 'session-key')
  if (!existsSync(file)) {
    writeFileSync(file, randomBytes(keyBytes).toString('base64url'), { mode: ownerOnly })
  }
  return keyRing('local', new Map([['local', new TextEncoder().encode(readFileSync(file, 'utf8'))]]))
}

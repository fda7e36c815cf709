import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder for one test file. */
export function aFolder() {
  const root = mkdtempSync(join(tmpdir(), 'site-test-'))
  return {
    path: (name: string): string => {
      const path = join(root, name)
      mkdirSync(path, { recursive: true })
      return path
    },
    remove: (): void => rmSync(root, { recursive: true, force: true }),
  }
}

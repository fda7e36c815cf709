import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const remove = (folder: string): void => rmSync(folder, { recursive: true, force: true })

/** A temporary folder that is removed when this process exits. Also removes the folders that killed processes left. */
export function folderOfProcess(name: string, parent = tmpdir()): string {
  const owned = new RegExp(`^${name}-(\\d+)-`)
  for (const other of readdirSync(parent)) {
    const [, owner] = owned.exec(other) ?? []
    if (owner !== undefined && !isRunning(Number(owner))) remove(join(parent, other))
  }
  const folder = mkdtempSync(join(parent, `${name}-${process.pid}-`))
  process.once('exit', () => remove(folder))
  return folder
}

/** Signal 0 only checks that the process exists. */
function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0)
  } catch (error) {
    // EPERM: it exists and belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

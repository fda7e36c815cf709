import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openStore, type Store } from './dynalite.ts'

const holderFile = 'HOLDER'

const isLocked = (error: unknown): boolean =>
  error instanceof Error &&
  error.cause instanceof Error &&
  'code' in error.cause &&
  error.cause.code === 'LEVEL_LOCKED'

/**
 * The operating system holds LevelDB's lock on the directory: it ends with the process, also after a crash. The process id
 * is written beside it only to name the holder in an error message.
 */
export async function openDirectory(
  directory: string,
): Promise<{ store: Store; close: () => Promise<void> }> {
  await mkdir(directory, { recursive: true })
  const holder = join(directory, holderFile)
  const store = openStore({
    path: directory,
    createTableMs: 0,
    deleteTableMs: 0,
    updateTableMs: 0,
  })
  try {
    await store.db.open()
  } catch (error) {
    if (!isLocked(error)) throw error
    const process = await readFile(holder, 'utf8').catch(() => 'unknown')
    throw new Error(
      `The local database in ${directory} is in use by process ${process.trim()}: end it, or choose another directory.`,
      { cause: error },
    )
  }
  await writeFile(holder, `${process.pid}\n`)
  return {
    store,
    async close() {
      await rm(holder, { force: true })
      await store.db.close()
    },
  }
}

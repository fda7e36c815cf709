import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openStore, type Store } from './dynalite.ts'

const holderFile = 'HOLDER'

const isLocked = (error: unknown): boolean =>
  error instanceof Error &&
  error.cause instanceof Error &&
  'code' in error.cause &&
  error.cause.code === 'LEVEL_LOCKED'

/** dynalite's names; without them each change of a table takes half a second. */
const instantly = { createTableMs: 0, deleteTableMs: 0, updateTableMs: 0 }

type Opened = { store: Store; close: () => Promise<void> }

export async function openMemory(): Promise<Opened> {
  const store = openStore(instantly)
  await store.db.open()
  return { store, close: () => store.db.close() }
}

/**
 * The operating system holds LevelDB's lock on the directory: it ends with the process, also after a crash. The process id
 * is written beside it only to name the holder in an error message.
 */
export async function openDirectory(directory: string): Promise<Opened> {
  await mkdir(directory, { recursive: true })
  const holder = join(directory, holderFile)
  const store = openStore({ path: directory, ...instantly })
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

import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/** The suffix of an unfinished file; it remains when the process is killed during the write. */
export const draftEnding = '.draft'

/** Resolves when the file survives a crash of process and machine. Until then no file has this name. */
export async function writeDurably(path: string, text: string): Promise<void> {
  const draft = `${path}${draftEnding}`
  try {
    const file = await open(draft, 'w')
    try {
      await file.writeFile(text)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
  await flushDirectory(dirname(path))
}

/** A new file name survives a power cut only after its directory is flushed. Windows neither supports nor needs this. */
async function flushDirectory(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const directory = await open(path)
  try {
    await directory.sync()
  } finally {
    await directory.close()
  }
}

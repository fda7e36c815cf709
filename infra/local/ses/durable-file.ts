import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/** What a draft of a file is called; one that is left tells of a killed process. */
export const draftEnding = '.draft'

/** Resolves once the file survives a crash of the process and of the machine; until then it is not there at all. */
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

/** A new name outlives a power cut only when its directory is flushed too. Windows cannot, and need not. */
async function flushDirectory(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const directory = await open(path)
  try {
    await directory.sync()
  } finally {
    await directory.close()
  }
}

import { randomUUID } from 'node:crypto'
import { open, rename, rm, type FileHandle } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Whether a write is on disk when it resolves; without it a power cut loses the last ones, and a killed process none. */
export type Flushing = { isFlushed: boolean }

/** A new file name survives a power cut only after its directory is flushed. Windows neither supports nor needs this. */
async function flushDirectory(path: string, { isFlushed }: Flushing): Promise<void> {
  if (!isFlushed || process.platform === 'win32') return
  const directory = await open(path)
  try {
    await directory.sync()
  } finally {
    await directory.close()
  }
}

async function writeNew(
  path: string,
  pieces: AsyncIterable<Buffer> | Iterable<Buffer>,
  { isFlushed }: Flushing,
): Promise<void> {
  const file = await open(path, 'wx')
  try {
    for await (const piece of pieces) await writeWhole(file, piece)
    if (isFlushed) await file.sync()
  } catch (error) {
    await file.close()
    await rm(path, { force: true })
    throw error
  }
  await file.close()
}

async function writeWhole(file: FileHandle, piece: Buffer): Promise<void> {
  for (let written = 0; written < piece.length;) {
    written += (await file.write(piece, written)).bytesWritten
  }
}

/** Writes a new file, which is removed if the source fails. */
export async function writeFile(
  path: string,
  pieces: AsyncIterable<Buffer>,
  flushing: Flushing,
): Promise<void> {
  await writeNew(path, pieces, flushing)
  await flushDirectory(dirname(path), flushing)
}

/** The suffix of an unfinished file; it remains when the process is killed during the write. */
export const draftEnding = '.draft'

/** Replaces the file atomically: a reader sees the old text or the new one, also after a crash of process or machine. */
export async function replaceFile(path: string, text: string, flushing: Flushing): Promise<void> {
  const draft = `${path}.${randomUUID()}${draftEnding}`
  await writeNew(draft, [Buffer.from(text)], flushing)
  try {
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
  await flushDirectory(dirname(path), flushing)
}

export async function removeFile(path: string, flushing: Flushing): Promise<void> {
  await rm(path, { force: true })
  await flushDirectory(dirname(path), flushing)
}

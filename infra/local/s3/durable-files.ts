import { randomUUID } from 'node:crypto'
import { open, rename, rm, type FileHandle } from 'node:fs/promises'
import { dirname, join } from 'node:path'

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

async function writeNew(path: string, pieces: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<void> {
  const file = await open(path, 'wx')
  try {
    for await (const piece of pieces) await writeWhole(file, piece)
    await file.sync()
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

/** Replaces the file atomically: a reader sees the old text or the new one, also after a crash. */
export async function replaceFile(path: string, text: string): Promise<void> {
  const draft = `${path}.${randomUUID()}.draft`
  await writeNew(draft, [Buffer.from(text)])
  await rename(draft, path)
  await flushDirectory(dirname(path))
}

export async function removeFile(path: string): Promise<void> {
  await rm(path, { force: true })
  await flushDirectory(dirname(path))
}

/** The objects' bodies: immutable files with random names. A body is part of the store when a record names it. */
export type Contents = {
  directory: string
  /** Returns the new file's name when its bytes are on disk; removes the file if the source fails. */
  write(source: AsyncIterable<Buffer>): Promise<string>
  open(name: string): Promise<FileHandle>
  /** Streams several bodies one after the other. */
  read(names: readonly string[]): AsyncGenerator<Buffer, void>
  discard(name: string): Promise<void>
}

export function contentsIn(directory: string): Contents {
  return {
    directory,
    async write(source) {
      const name = randomUUID()
      await writeNew(join(directory, name), source)
      await flushDirectory(directory)
      return name
    },
    open: (name) => open(join(directory, name), 'r'),
    async *read(names) {
      for (const name of names) {
        const file = await open(join(directory, name), 'r')
        for await (const chunk of file.createReadStream()) {
          if (Buffer.isBuffer(chunk)) yield chunk
        }
      }
    },
    // A body that cannot be removed now (it is open, on Windows) is removed at the next start.
    discard: (name) => rm(join(directory, name), { force: true }).catch(() => undefined),
  }
}

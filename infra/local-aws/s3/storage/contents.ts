import { randomUUID } from 'node:crypto'
import { open, rm, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { writeFile, type Flushing } from '../../durable-files.ts'

/** The objects' bodies: immutable files with random names. A body is part of the store when a record names it. */
export type Contents = Flushing & {
  directory: string
  /** Returns the new file's name when its bytes are written; removes the file if the source fails. */
  write(source: AsyncIterable<Buffer>): Promise<string>
  open(name: string): Promise<FileHandle>
  /** Streams several bodies one after the other. */
  read(names: readonly string[]): AsyncGenerator<Buffer, void>
  discard(name: string): Promise<void>
}

export function contentsIn(directory: string, { isFlushed }: Flushing): Contents {
  return {
    directory,
    isFlushed,
    async write(source) {
      const name = randomUUID()
      await writeFile(join(directory, name), source, { isFlushed })
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

import { inflateRawSync } from 'node:zlib'
import { zipDirectory, type ZipEntry } from './zip-directory.ts'
import { createBudget, type Budget } from './budget.ts'
import { LimitExceeded, UnreadableFile } from '../errors.ts'

/** For all XML parts together: fifty pages with much formatting have five megabytes. */
const maxBytes = 16 * 1024 * 1024
const maxRatio = 200
/** Entries below this size may have any ratio: repetitive text compresses well. */
const ratioFreeBytes = 1024 * 1024

const encryptedFlag = 1
const methods = { stored: 0, deflated: 8 } as const

export type Archive = { entries: ReadonlyMap<string, ZipEntry>; text: (name: string) => string | undefined }

/** Reads the central directory. An entry is decompressed when it is read, and only within the budget. */
export function openArchive(bytes: Buffer): Archive {
  const directory = zipDirectory(bytes)
  if (directory === undefined) throw new UnreadableFile('broken')
  const budget = createBudget(maxBytes)
  return {
    entries: directory,
    text: (name) => {
      const entry = directory.get(name)
      return entry === undefined ? undefined : inflated(bytes, entry, budget).toString('utf8')
    },
  }
}

/** The sizes in the header may be wrong, so `maxOutputLength` limits the output during decompression. */
function inflated(bytes: Buffer, entry: ZipEntry, budget: Budget): Buffer {
  const { method, flags, packed, unpacked, start } = entry
  if ((flags & encryptedFlag) !== 0) throw new UnreadableFile('locked')
  budget.spend(unpacked)
  if (unpacked > ratioFreeBytes && unpacked > packed * maxRatio) throw new LimitExceeded('bytes')
  const data = bytes.subarray(start, start + packed)
  if (method === methods.stored && packed === unpacked) return data
  if (method !== methods.deflated) throw new UnreadableFile('broken')
  try {
    return inflateRawSync(data, { maxOutputLength: Math.max(unpacked, 1) })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE')
      throw new LimitExceeded('bytes')
    throw new UnreadableFile('broken')
  }
}

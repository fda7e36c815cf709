import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import * as z from 'zod/mini'
import { refuse } from '../errors.ts'
import { crc32c, crc64nvme } from './cyclic-checks.ts'

export const checksumAlgorithm = z.enum(['CRC32', 'CRC32C', 'CRC64NVME', 'SHA1', 'SHA256'])
export type ChecksumAlgorithm = z.infer<typeof checksumAlgorithm>

/** COMPOSITE is the checksum of the parts' checksums, `value-N`. */
export const checksumType = z.enum(['FULL_OBJECT', 'COMPOSITE'])

export const storedChecksum = z.object({
  algorithm: checksumAlgorithm,
  value: z.string(),
  type: checksumType,
})
export type StoredChecksum = z.infer<typeof storedChecksum>

const digestBytes: Readonly<Record<ChecksumAlgorithm, number>> = {
  CRC32: 4,
  CRC32C: 4,
  CRC64NVME: 8,
  SHA1: 20,
  SHA256: 32,
}

type Running = { update(data: Buffer): void; digest(): Buffer }

function fourBytes(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

function running(step: (data: Buffer, previous: number) => number): Running {
  let value = 0
  return {
    update(data) {
      value = step(data, value)
    },
    digest: () => fourBytes(value),
  }
}

function runningHash(name: 'sha1' | 'sha256'): Running {
  const hash = createHash(name)
  return {
    update(data) {
      hash.update(data)
    },
    digest: () => hash.digest(),
  }
}

function runningNvme(): Running {
  let value = { high: 0, low: 0 }
  return {
    update(data) {
      value = crc64nvme(data, value)
    },
    digest: () => Buffer.concat([fourBytes(value.high), fourBytes(value.low)]),
  }
}

export function startChecksum(algorithm: ChecksumAlgorithm): Running {
  switch (algorithm) {
    case 'CRC32':
      return running((data, previous) => crc32(data, previous))
    case 'CRC32C':
      return running(crc32c)
    case 'CRC64NVME':
      return runningNvme()
    case 'SHA1':
      return runningHash('sha1')
    case 'SHA256':
      return runningHash('sha256')
  }
}

export function checksumHeader(algorithm: ChecksumAlgorithm): string {
  return `x-amz-checksum-${algorithm.toLowerCase()}`
}

export function checksumElement(algorithm: ChecksumAlgorithm): string {
  return `Checksum${algorithm}`
}

export function namedAlgorithm(name: string): ChecksumAlgorithm {
  const parsed = checksumAlgorithm.safeParse(name.toUpperCase())
  if (parsed.success) return parsed.data
  throw refuse(
    'InvalidRequest',
    `Checksum algorithm provided is unsupported. Please try again with any of the valid types: [${checksumAlgorithm.options.join(', ')}]`,
  )
}

export function validChecksum(algorithm: ChecksumAlgorithm, value: string): string {
  const bytes = Buffer.from(value, 'base64')
  if (bytes.length !== digestBytes[algorithm] || bytes.toString('base64') !== value) {
    throw refuse('InvalidRequest', `Value for ${checksumHeader(algorithm)} header is invalid.`)
  }
  return value
}

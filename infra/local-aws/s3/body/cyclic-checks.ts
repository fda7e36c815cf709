/** CRC-32C and CRC-64/NVME, which S3 supports and node:zlib does not. Both are reflected, so they shift to the right. */

const castagnoli = new Uint32Array(256).map((_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0x82f63b78 : value >>> 1
  return value
})

export function crc32c(data: Buffer, previous: number): number {
  let value = ~previous
  for (const byte of data) value = (value >>> 8) ^ (castagnoli[(value ^ byte) & 0xff] ?? 0)
  return ~value >>> 0
}

/** 64 bits as two 32-bit numbers: BigInt arithmetic is a hundred times slower. */
export type Halves = { high: number; low: number }

const nvmePolynomial: Halves = { high: 0x9a6c9329, low: 0xac4bc9b5 }
const nvmeHigh = new Uint32Array(256)
const nvmeLow = new Uint32Array(256)
for (let byte = 0; byte < 256; byte += 1) {
  let high = 0
  let low = byte
  for (let bit = 0; bit < 8; bit += 1) {
    const carry = low & 1
    low = (low >>> 1) | (high << 31)
    high >>>= 1
    if (carry === 1) {
      high ^= nvmePolynomial.high
      low ^= nvmePolynomial.low
    }
  }
  nvmeHigh[byte] = high
  nvmeLow[byte] = low
}

export function crc64nvme(data: Buffer, previous: Halves): Halves {
  let high = ~previous.high
  let low = ~previous.low
  for (const byte of data) {
    const index = (low ^ byte) & 0xff
    low = ((low >>> 8) | (high << 24)) ^ (nvmeLow[index] ?? 0)
    high = (high >>> 8) ^ (nvmeHigh[index] ?? 0)
  }
  return { high: ~high >>> 0, low: ~low >>> 0 }
}

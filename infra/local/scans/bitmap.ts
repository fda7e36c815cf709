/** Uncompressed BMP files, the simplest format that text recognition reads. */

const fileHeaderBytes = 14
const infoHeaderBytes = 40
const paletteBytes = 8

type Size = { width: number; height: number }

function bitmapFile(
  { width, height }: Size,
  bits: 1 | 24,
  rowBytes: number,
): { file: Buffer; start: number } {
  const start = fileHeaderBytes + infoHeaderBytes + (bits === 1 ? paletteBytes : 0)
  const file = Buffer.alloc(start + rowBytes * height)
  file.write('BM')
  file.writeUInt32LE(file.length, 2)
  file.writeUInt32LE(start, 10)
  file.writeUInt32LE(infoHeaderBytes, fileHeaderBytes)
  file.writeInt32LE(width, 18)
  // Negative: the first row is the top one.
  file.writeInt32LE(-height, 22)
  file.writeUInt16LE(1, 26)
  file.writeUInt16LE(bits, 28)
  return { file, start }
}

/** Rows of a BMP begin at multiples of four bytes. */
const padded = (bytes: number): number => Math.ceil(bytes / 4) * 4

export type Pixels = Size & { data: Uint8Array | Uint8ClampedArray; channels: 1 | 3 | 4 }

export function bitmapOfPixels({ data, width, height, channels }: Pixels): Buffer {
  const rowBytes = padded(width * 3)
  const { file, start } = bitmapFile({ width, height }, 24, rowBytes)
  const [red, green, blue] = channels === 1 ? [0, 0, 0] : [0, 1, 2]
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = (y * width + x) * channels
      const to = start + y * rowBytes + x * 3
      file[to] = data[from + blue] ?? 0
      file[to + 1] = data[from + green] ?? 0
      file[to + 2] = data[from + red] ?? 0
    }
  }
  return file
}

const bitsIn = Uint8Array.from({ length: 256 }, (_, byte) => byte.toString(2).replaceAll('0', '').length)

/**
 * From rows of bits, each of which begins at a byte. The paper is the colour that most of the page has: the four entries of a PDF
 * that should say it are often wrong in files of scanners.
 */
export function bitmapOfBits({ data, width, height }: Size & { data: Uint8Array }): Buffer {
  const from = Math.ceil(width / 8)
  const rowBytes = padded(from)
  const { file, start } = bitmapFile({ width, height }, 1, rowBytes)
  let ones = 0
  const whole = Math.min(height, Math.floor(data.length / from))
  for (let y = 0; y < whole; y += 1) {
    const row = data.subarray(y * from, (y + 1) * from)
    for (const byte of row) ones += bitsIn[byte] ?? 0
    file.set(row, start + y * rowBytes)
  }
  const onesArePaper = ones * 2 > width * whole
  // Rows that the file lacks are paper.
  if (onesArePaper) file.fill(255, start + whole * rowBytes)
  // The palette: the colour of 0, then that of 1, as blue, green, red and a zero.
  file.fill(255, onesArePaper ? start - 4 : start - paletteBytes, onesArePaper ? start - 1 : start - 5)
  return file
}

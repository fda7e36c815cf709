import { extractImages, getDocumentProxy } from 'unpdf'

/** A page's scan as an uncompressed BMP, the simplest format that text recognition reads. */
export type ScannedPicture = { width: number; height: number; bitmap: Buffer }

/** The largest image of each page, up to a number of pages. A page without one is left out. */
export async function* scannedPictures(
  bytes: Uint8Array,
  maxPages: number,
): AsyncGenerator<ScannedPicture, void> {
  const file = await getDocumentProxy(new Uint8Array(bytes))
  try {
    for (let page = 1; page <= Math.min(file.numPages, maxPages); page += 1) {
      const images = await extractImages(file, page)
      const [largest] = images.toSorted((a, b) => b.width * b.height - a.width * a.height)
      if (largest !== undefined)
        yield { width: largest.width, height: largest.height, bitmap: bitmapOf(largest) }
    }
  } finally {
    await file.cleanup()
  }
}

type Picture = { data: Uint8ClampedArray; width: number; height: number; channels: 1 | 3 | 4 }

const headerBytes = 54

function bitmapOf({ data, width, height, channels }: Picture): Buffer {
  const rowBytes = Math.ceil((width * 3) / 4) * 4
  const bitmap = Buffer.alloc(headerBytes + rowBytes * height)
  bitmap.write('BM')
  bitmap.writeUInt32LE(bitmap.length, 2)
  bitmap.writeUInt32LE(headerBytes, 10)
  bitmap.writeUInt32LE(40, 14)
  bitmap.writeInt32LE(width, 18)
  // Negative: the first row is the top one.
  bitmap.writeInt32LE(-height, 22)
  bitmap.writeUInt16LE(1, 26)
  bitmap.writeUInt16LE(24, 28)
  const [red, green, blue] = channels === 1 ? [0, 0, 0] : [0, 1, 2]
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = (y * width + x) * channels
      const to = headerBytes + y * rowBytes + x * 3
      bitmap[to] = data[from + blue] ?? 0
      bitmap[to + 1] = data[from + green] ?? 0
      bitmap[to + 2] = data[from + red] ?? 0
    }
  }
  return bitmap
}

import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import { bitmapOfBits, bitmapOfPixels } from './bitmap.ts'
import { ccittPictures, maxPixels, type BitPicture } from './ccitt-streams.ts'

/** A page's scan as an uncompressed BMP. */
export type ScannedPicture = { width: number; height: number; bitmap: Buffer }

type OpenFile = Awaited<ReturnType<typeof getDocumentProxy>>
type OpenPage = Awaited<ReturnType<OpenFile['getPage']>>

/**
 * The largest image of each page, up to a number of pages. Pages without an image are left out, and so are images with more pixels
 * than a page has. Images in the compression of fax machines, which pdf.js does not decode, are decoded here.
 */
export async function* scannedPictures(
  bytes: Uint8Array,
  maxPages: number,
): AsyncGenerator<ScannedPicture, void> {
  const file = await getDocumentProxy(new Uint8Array(bytes), { maxImageSize: maxPixels, verbosity: 0 })
  const faxed = ccittPictures(bytes)
  try {
    for (let page = 1; page <= Math.min(file.numPages, maxPages); page += 1) {
      const images = await imagesOf(await file.getPage(page))
      const [largest] = images.toSorted((a, b) => b.width * b.height - a.width * a.height)
      if (largest !== undefined) {
        yield { width: largest.width, height: largest.height, bitmap: bitmapOf(largest) }
        continue
      }
      const { value: picture } = faxed.next()
      if (picture !== undefined)
        yield { width: picture.width, height: picture.height, bitmap: bitmapOfBits(picture) }
    }
  } finally {
    await file.cleanup()
  }
}

type Image = { width: number; height: number; data: Uint8Array | Uint8ClampedArray; isBits: boolean }

/** pdf.js's number for images of one bit per pixel, whose bytes it passes on as they are in the file. */
const kindOfBits = 1

/** The images of a page, also those painted as a mask, as many scanner programs paint text. */
async function imagesOf(page: OpenPage): Promise<Image[]> {
  const [{ OPS }, { fnArray, argsArray }] = await Promise.all([getResolvedPDFJS(), page.getOperatorList()])
  const images: Image[] = []
  for (const [index, operation] of fnArray.entries()) {
    if (operation !== OPS.paintImageXObject && operation !== OPS.paintImageMaskXObject) continue
    const [argument]: unknown[] = argsArray[index] ?? []
    const object = typeof argument === 'string' ? await objectOf(page, argument) : argument
    const image = typeof object === 'object' && object !== null ? await withData(page, object) : undefined
    if (image !== undefined && image.width * image.height <= maxPixels) images.push(image)
  }
  return images
}

const objectOf = (page: OpenPage, key: string): Promise<unknown> =>
  new Promise((resolve) => {
    ;(key.startsWith('g_') ? page.commonObjs : page.objs).get(key, resolve)
  })

/** A mask refers to its data by name; an image contains them. */
async function withData(page: OpenPage, object: object): Promise<Image | undefined> {
  const { width, height, data, kind } = object as Partial<Record<keyof Image | 'kind', unknown>>
  const bytes = typeof data === 'string' ? await objectOf(page, data) : data
  const pixels = typeof bytes === 'object' && bytes !== null && 'data' in bytes ? bytes.data : bytes
  if (typeof width !== 'number' || typeof height !== 'number') return undefined
  if (!(pixels instanceof Uint8Array || pixels instanceof Uint8ClampedArray)) return undefined
  const isBits = kind === kindOfBits || pixels.length === Math.ceil(width / 8) * height
  return { width, height, data: pixels, isBits }
}

function bitmapOf({ width, height, data, isBits }: Image): Buffer {
  if (isBits) return bitmapOfBits({ width, height, data: new Uint8Array(data) } satisfies BitPicture)
  const channels = data.length / (width * height)
  return bitmapOfPixels({ width, height, data, channels: channels === 1 || channels === 3 ? channels : 4 })
}

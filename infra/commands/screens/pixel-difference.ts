import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

export type PixelDifference = {
  /** Pixels that differ, but for the smoothing of edges; a pixel that only one of the pictures has counts. */
  pixels: number
  /** The later picture, faded, with what differs in red. */
  picture: Buffer
}

/** A difference of colour that nobody sees, as a share of the largest. */
const invisibleShare = 0.02

/** The picture on a canvas of this size, whose rest is transparent. */
function onCanvas(picture: PNG, width: number, height: number): PNG {
  const canvas = new PNG({ width, height })
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0)
  return canvas
}

/** Compares two screenshots. */
export function pixelDifference(before: Buffer, after: Buffer): PixelDifference {
  const pictures = [PNG.sync.read(before), PNG.sync.read(after)] as const
  const width = Math.max(...pictures.map((picture) => picture.width))
  const height = Math.max(...pictures.map((picture) => picture.height))
  const [earlier, later] = pictures.map((picture) => onCanvas(picture, width, height).data)
  const difference = new PNG({ width, height })
  if (earlier === undefined || later === undefined) return { pixels: 0, picture: after }
  const pixels = pixelmatch(earlier, later, difference.data, width, height, { threshold: invisibleShare })
  return { pixels, picture: PNG.sync.write(difference) }
}

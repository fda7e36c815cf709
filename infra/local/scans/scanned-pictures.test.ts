import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { picturesPdf } from 'cv-reader/documents'
import { decodeCcitt } from './ccitt.ts'
import { scannedPictures } from './scanned-pictures.ts'

/** "CV 2019", drawn, then written by libtiff with each compression. */
const size = { columns: 61, rows: 20 } as const
const drawn = Buffer.from(
  'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAfMCB8Dg4HgDGQYGYbCgzAYBhgAjGCCGBgGEACMYIIYEAIwAYhggxgQAyADCGCB+BgBYAYMYIAYGAHgDAxggBgMYcAYBsDAMAfAwB/Dg/HgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA==',
  'base64',
)
const group4 = Buffer.from(
  '+cMvnkeM9HI86PDdYIvoIj8IjpAgTpDeLpNj039f/06rX390l+x26pX5P8aX+2Y6SbStKxTyOxQQYJREREfgAgAg',
  'base64',
)
const group3 = Buffer.from(
  'AAEyAAEyAAEyAAEyAAEyAAHDf5cfWXNwAb43Wfb94/aHWb44AAGOfehRx4sV4AGOfaIUceLFeAABhHUaOFfizjABhH3SO1fi4gABjOh8/nHiPgABjO6fceI+AAG+O6nPH+544AHD7oO7ChuAATIAATIAATIAATIAATI=',
  'base64',
)

describe('a picture in the compression of fax machines', () => {
  test.each([
    ['Group 4', group4, -1],
    ['Group 3', group3, 0],
  ] as const)('%s is decoded to the same pixels', (_, data, k) => {
    const decoded = decodeCcitt({ data, ...size, k, isByteAligned: false })
    expect(Buffer.from(decoded).toString('hex')).toBe(drawn.toString('hex'))
  })

  test('that is damaged keeps the rows before the damage', () => {
    const broken = decodeCcitt({ data: group4.subarray(0, 30), ...size, k: -1, isByteAligned: false })
    const intactBytes = 6 * 8
    expect(Buffer.from(broken.subarray(0, intactBytes))).toEqual(drawn.subarray(0, intactBytes))
  })

  test.each([-1, 0, 4])('of pseudo-random bytes is decoded without hanging (K %s)', (k) => {
    const data = Uint8Array.from({ length: 100_000 }, (_, index) => (index * 7919 + (index >> 3)) & 255)
    const picture = decodeCcitt({ data, columns: 2480, rows: 3508, k, isByteAligned: false })
    expect(picture).toHaveLength(310 * 3508)
  })

  test('of ten million vertical modes that do not advance stays within its pixels', () => {
    const data = new Uint8Array(1_250_000).fill(255)
    expect(decodeCcitt({ data, columns: 5000, rows: 7000, k: -1, isByteAligned: false })).toHaveLength(
      625 * 7000,
    )
  })
})

const scanOf = (entries: string, data: Buffer): Buffer => picturesPdf([{ data, entries }])

const faxed = (width: number, height: number, columns = width): string =>
  `/Width ${width}/Height ${height}/ColorSpace/DeviceGray/BitsPerComponent 1/Filter/CCITTFaxDecode/DecodeParms<</K -1/Columns ${columns}>>`

/** The first picture's pixels as 0 for paper and 1 for ink, whatever the palette says. */
async function inkOf(pdf: Buffer): Promise<string | undefined> {
  const { value } = await scannedPictures(new Uint8Array(pdf), 1).next()
  if (value === undefined) return undefined
  const { bitmap, width, height } = value
  const start = bitmap.readUInt32LE(10)
  const isZeroPaper = bitmap[start - 8] === 255
  const rowBytes = (bitmap.length - start) / height
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (__, x) => {
      const bit = ((bitmap[start + y * rowBytes + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1
      return (bit === 1) === isZeroPaper ? '1' : '0'
    }).join(''),
  ).join('\n')
}

const inkDrawn = Array.from({ length: size.rows }, (_, y) =>
  Array.from({ length: size.columns }, (__, x) => ((drawn[y * 8 + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1).join(
    '',
  ),
).join('\n')

describe('a scan of one bit for each pixel', () => {
  const plain = `/Width ${size.columns}/Height ${size.rows}/BitsPerComponent 1/Filter/FlateDecode`
  const inverted = Buffer.from(drawn.map((byte) => 255 - byte))

  test.each([
    ['as a fax machine writes it', scanOf(faxed(size.columns, size.rows), group4)],
    ['with black as 0', scanOf(`/ColorSpace/DeviceGray${plain}`, deflateSync(inverted))],
    ['as a mask', scanOf(`/ImageMask true/Decode[1 0]${plain}`, deflateSync(drawn))],
    ['with its colours inverted', scanOf(`/ColorSpace/DeviceGray/Decode[1 0]${plain}`, deflateSync(drawn))],
    [
      'with a last byte that is missing',
      scanOf(`/ColorSpace/DeviceGray/Decode[1 0]${plain}`, deflateSync(drawn.subarray(0, -1))),
    ],
    [
      "with a fax machine's data deflated once more",
      scanOf(
        faxed(size.columns, size.rows)
          .replace('/CCITT', '[/FlateDecode/CCITT')
          .replace('Decode/De', 'Decode]/De'),
        deflateSync(group4),
      ),
    ],
  ])('%s is the same picture', async (_, pdf) => expect(await inkOf(pdf)).toBe(inkDrawn))
})

describe('a hostile scan', () => {
  test.each([
    ['a row of a billion columns', faxed(100, 100, 1_000_000_000)],
    ['more pixels than a page', faxed(20_000, 20_000)],
    ['a column of forty million rows', faxed(1, 40_000_000)],
  ])('with %s has no picture', async (_, entries) =>
    expect(await inkOf(scanOf(entries, group4))).toBeUndefined(),
  )
})

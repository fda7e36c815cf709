import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { pdfFrom, streamOf } from 'cv-reader/documents'

/** What a scanner or a fax makes of a page. */
export const pictureKinds = ['grey', 'one-bit', 'ccitt'] as const
export type PictureKind = (typeof pictureKinds)[number]
export type Scan = { kind: PictureKind; /** How far the page lies askew, in degrees. */ skew: number }

const dotsPerInch = 200
/** Grey above it is white in a picture of one bit. */
const threshold = '62%'

/** The pages as a PDF of pictures, without a text layer. */
export function scanned(pdf: Buffer, scan: Scan): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'cv-unseen-'))
  try {
    writeFileSync(join(folder, 'text.pdf'), pdf)
    const resolution = `-r${dotsPerInch}`
    const output = `-sOutputFile=${join(folder, 'page-%03d.png')}`
    run('gs', [
      '-q',
      '-dNOPAUSE',
      '-dBATCH',
      '-dSAFER',
      '-sDEVICE=pnggray',
      '-dTextAlphaBits=4',
      resolution,
      output,
      join(folder, 'text.pdf'),
    ])
    const pages = readdirSync(folder)
      .filter((name) => name.startsWith('page-'))
      .toSorted()
    return pdfOfPictures(pages.map((page) => pictureOf(join(folder, page), scan)))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

type Picture = { width: number; height: number; bytes: Buffer; about: string }

function pictureOf(file: string, { kind, skew }: Scan): Picture {
  const paper = kind === 'grey' ? '#f1f1f1' : 'white'
  // The paper of a grey scan is not white, and its letters are not sharp.
  const grey = ['-blur', '0x0.6', '+level', '6%,95%']
  const turned = `${file}-turned.png`
  convert([
    file,
    ...(kind === 'grey' ? grey : []),
    '-background',
    paper,
    '-rotate',
    `${skew}`,
    '+repage',
    turned,
  ])
  const bits = kind === 'grey' ? [] : ['-threshold', threshold, '-depth', '1', '-type', 'bilevel']
  const [width = 0, height = 0] = convert([turned, '-format', '%w %h', 'info:'])
    .toString()
    .split(' ')
    .map(Number)
  const result = `${file}-result`
  switch (kind) {
    case 'grey':
      convert([turned, '-quality', '70', '-strip', `jpeg:${result}`])
      return {
        width,
        height,
        bytes: readFileSync(result),
        about: '/ColorSpace/DeviceGray/BitsPerComponent 8/Filter/DCTDecode',
      }
    case 'one-bit':
      // White is 1 in a PDF; the format `gray` writes it so.
      convert([turned, ...bits, `gray:${result}`])
      return {
        width,
        height,
        bytes: deflateSync(readFileSync(result)),
        about: '/ColorSpace/DeviceGray/BitsPerComponent 1/Filter/FlateDecode',
      }
    case 'ccitt':
      convert([turned, ...bits, `group4:${result}`])
      return {
        width,
        height,
        bytes: readFileSync(result),
        about: `/ColorSpace/DeviceGray/BitsPerComponent 1/Filter/CCITTFaxDecode/DecodeParms<</K -1/Columns ${width}/Rows ${height}>>`,
      }
  }
}

function pdfOfPictures(pictures: readonly Picture[]): Buffer {
  const first = 3
  const pages = pictures.flatMap(({ width, height, bytes, about }, at) => {
    const own = first + at * 3
    const [right, top] = [width, height].map((dots) => Math.round((dots * 72) / dotsPerInch))
    return [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${right} ${top}]/Contents ${own + 1} 0 R/Resources<</XObject<</I ${own + 2} 0 R>>>>>>`,
      streamOf(`${right} 0 0 ${top} 0 0 cm /I Do`),
      streamOf(
        bytes.toString('latin1'),
        `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}${about}`,
      ),
    ]
  })
  const kids = pictures.map((_, at) => `${first + at * 3} 0 R`).join(' ')
  return pdfFrom([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${pictures.length}>>`,
    ...pages,
  ])
}

const convert = (options: readonly string[]): Buffer => run('convert', options)

function run(program: 'convert' | 'gs', options: readonly string[]): Buffer {
  const { error, status, stdout, stderr } = spawnSync(program, options)
  if (error !== undefined)
    throw new Error(
      `The scans need \`${program}\`, which did not start: install ImageMagick and Ghostscript, or leave scans out with --no-scans.`,
    )
  if (status !== 0) throw new Error(`\`${program}\` could not make a picture: ${stderr.toString()}`)
  return stdout
}

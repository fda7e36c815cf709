import { readFileSync } from 'node:fs'
import { colours } from './colours.ts'
import type { Raster } from './raster.ts'

/** The logo with rounded corners on a transparent background, or square for systems that apply their own mask. */
const rounded = readFileSync(new URL('../public/icon.svg', import.meta.url), 'utf8')
const square = rounded.replace(/ rx="\d+"/, '')
/** Systems crop a maskable icon by up to a tenth on each side, so the logo stays in the middle. */
const maskable = square.replace('viewBox="0 0 32 32"', 'viewBox="-4 -4 40 40"')

const pngOf = (raster: Raster, svg: string, width: number): Buffer =>
  Buffer.from(raster.png(svg, width, svg === rounded ? 'transparent' : colours.night))

/** An .ico file of one image: six bytes of header, a directory entry of sixteen, then the PNG. */
function icoOf(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

export const appIcons = [
  { src: '/icon-192.png', width: 192, purpose: 'any', svg: rounded },
  { src: '/icon-512.png', width: 512, purpose: 'any', svg: rounded },
  { src: '/icon-maskable-512.png', width: 512, purpose: 'maskable', svg: maskable },
] as const

const touchIcon = { src: '/apple-touch-icon.png', width: 180, svg: square } as const
/** Programs that do not read the page's head request this file. */
const oldIcon = { src: '/favicon.ico', width: 32, svg: rounded } as const

/** Image data by file name. */
export const iconFiles = (raster: Raster): Record<string, Buffer> => ({
  ...Object.fromEntries(
    [...appIcons, touchIcon].map(({ src, svg, width }) => [src, pngOf(raster, svg, width)]),
  ),
  [oldIcon.src]: icoOf(pngOf(raster, oldIcon.svg, oldIcon.width), oldIcon.width),
})

export const iconLinks: readonly string[] = [
  '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
  `<link rel="apple-touch-icon" href="${touchIcon.src}">`,
]

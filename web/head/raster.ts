import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { initWasm, Resvg, type ResvgRenderOptions } from '@resvg/resvg-wasm'
import { pngOf } from './png.ts'

/** Files of the built renderer: the SVG renderer as WebAssembly, and the typeface. */
export const rasterFiles = { code: 'resvg.wasm', fonts: ['medium.ttf', 'strong.ttf'] } as const

/** A process can load the code once. */
let loading: Promise<void> | undefined

/** Draws SVG as PNG. Its memory is outside the garbage collector's reach. */
export type Raster = Awaited<ReturnType<typeof rasterIn>>

export async function rasterIn(folder: string) {
  await (loading ??= initWasm(readFileSync(join(folder, rasterFiles.code))))
  const fontBuffers = rasterFiles.fonts.map((file) => readFileSync(join(folder, file)))

  function drawn<Result>(
    svg: string,
    options: Omit<ResvgRenderOptions, 'font'>,
    read: (image: ReturnType<InstanceType<typeof Resvg>['render']>) => Result,
  ): Result {
    const drawing = new Resvg(svg, { font: { fontBuffers }, ...options })
    const image = drawing.render()
    try {
      return read(image)
    } finally {
      image.free()
      drawing.free()
    }
  }

  return {
    png: (svg: string, width: number, background: string): Uint8Array =>
      drawn(svg, { fitTo: { mode: 'width', value: width }, background }, (image) => image.asPng()),

    /** Smaller files, for drawings that cover their whole area. */
    opaquePng: (svg: string): Uint8Array =>
      drawn(svg, {}, ({ width, height, pixels }) => pngOf(width, height, Buffer.from(pixels))),

    /** The width of what an SVG shows. */
    shownWidth: (svg: string): number => {
      const drawing = new Resvg(svg, { font: { fontBuffers } })
      const box = drawing.getBBox()
      drawing.free()
      return box?.width ?? 0
    },
  }
}

import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { initWasm, Resvg } from '@resvg/resvg-wasm'

const framesPerSecond = 10

/** The drawing of a candidate that the camera shows. */
const drawing = new URL('candidate.svg', import.meta.url)

type Pixels = { width: number; height: number; pixels: Uint8Array }

/** Brightness and two colour differences (BT.601, as Y4M has them) of a pixel. */
const planes = [
  (r: number, g: number, b: number) => 16 + 0.257 * r + 0.504 * g + 0.098 * b,
  (r: number, g: number, b: number) => 128 - 0.148 * r - 0.291 * g + 0.439 * b,
  (r: number, g: number, b: number) => 128 + 0.439 * r - 0.368 * g - 0.071 * b,
] as const

/** A plane of the frame, of every pixel or of every second one in both directions. */
function planeOf({ width, height, pixels }: Pixels, plane: (typeof planes)[number], step: 1 | 2): Buffer {
  const values = Buffer.alloc((width / step) * (height / step))
  let index = 0
  for (let y = 0; y < height; y += step)
    for (let x = 0; x < width; x += step) {
      const at = (y * width + x) * 4
      values[index++] = Math.round(plane(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0))
    }
  return values
}

/** Writes a video of one frame in the format that Chromium plays as its camera (Y4M). */
export async function writeCameraVideo(file: string): Promise<void> {
  await initWasm(readFileSync(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))))
  const { width, height, pixels } = new Resvg(readFileSync(drawing, 'utf8')).render()
  const frame = planes.map((plane, index) => planeOf({ width, height, pixels }, plane, index === 0 ? 1 : 2))
  const head = `YUV4MPEG2 W${width} H${height} F${framesPerSecond}:1 Ip A1:1 C420jpeg\nFRAME\n`
  writeFileSync(file, Buffer.concat([Buffer.from(head), ...frame]))
}

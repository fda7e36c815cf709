import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const width = 640
const height = 360
const frames = 48
const framesPerSecond = 24
const noise = 48

/** One plane of 8-bit samples: a moving gradient with random noise, which an encoder cannot predict. */
function plane(columns: number, rows: number, frame: number): Uint8Array {
  const samples = new Uint8Array(columns * rows)
  for (let index = 0; index < samples.length; index += 1) {
    const gradient = ((index % columns) + frame * 5) & 127
    samples[index] = 40 + gradient + Math.floor(Math.random() * noise)
  }
  return samples
}

/**
 * A video for Chromium's fake camera that needs as many bits as a face in poor light. Chromium's own test pattern takes only half
 * of the recorder's bitrate, so it would not test the limited uplink.
 */
export function noisyCamera(): { file: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'noisy-camera-'))
  const file = join(folder, 'camera.y4m')
  const target = openSync(file, 'w')
  writeSync(target, `YUV4MPEG2 W${width} H${height} F${framesPerSecond}:1 Ip A1:1 C420jpeg\n`)
  for (let frame = 0; frame < frames; frame += 1) {
    writeSync(target, 'FRAME\n')
    writeSync(target, plane(width, height, frame))
    for (let chroma = 0; chroma < 2; chroma += 1) writeSync(target, plane(width / 2, height / 2, frame))
  }
  closeSync(target)
  return { file, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

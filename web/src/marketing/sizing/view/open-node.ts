import { at, type Box } from '../../service-pages/box-faces.ts'
import { gpusPerNode } from '../model/gpu-figures.ts'

/** A node without its lid: a tray with eight GPUs in two rows. */
export const tray: Box = { x: 0, y: 0, z: 0, width: 330, depth: 220, height: 34 }
const gpu = { width: 56, depth: 66, height: 34 } as const
const columns = gpusPerNode / 2

const placeOf = (index: number): Box => ({
  ...gpu,
  x: 30 + (index % columns) * 72,
  y: 32 + Math.floor(index / columns) * 92,
  z: tray.height,
})

const gpuBoxes: readonly Box[] = Array.from({ length: gpusPerNode }, (_, index) => placeOf(index))

/** The GPUs that are used come first. */
export const litGpus = (lit: number): readonly Box[] => gpuBoxes.slice(0, lit)
export const darkGpus = (lit: number): readonly Box[] => gpuBoxes.slice(lit)
export const gpuHeight = tray.height + gpu.height

/** The links between the GPUs, on the tray. */
export const links = ((): string => {
  const z = tray.height
  const middle = 32 + gpu.depth + 13
  const trunk = `M${at([44, middle, z])}L${at([30 + 3 * 72 + 42, middle, z])}`
  const drops = Array.from({ length: columns }, (_, column) => {
    const x = 30 + column * 72 + gpu.width / 2
    return `M${at([x, 32 + gpu.depth, z])}L${at([x, 32 + 92, z])}`
  })
  return [trunk, ...drops].join('')
})()

/** Slots in the front of the tray. */
export const vents = Array.from({ length: 15 }, (_, index) => {
  const x = 24 + index * 20
  return `M${at([x, tray.depth, 9])}L${at([x + 12, tray.depth, 9])}L${at([x + 12, tray.depth, 25])}L${at([x, tray.depth, 25])}Z`
}).join('')

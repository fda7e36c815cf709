import { gpusPerNode } from '../model/gpu-figures.ts'
import type { Sizing } from '../model/sizing.ts'
import { counted, whole } from './figures.ts'

export const nodesPerRack = 4
/** More racks than these are drawn as one for several. */
const maxDrawn = 84

export type Rack = { readonly row: number; readonly column: number; readonly lit: number }

/** What is drawn of a sizing: one open node, or a hall of racks. */
export type Scene =
  | { readonly kind: 'node'; readonly lit: number }
  | {
      readonly kind: 'hall'
      readonly rows: number
      readonly columns: number
      /** From the rear to the front, as they are drawn. */
      readonly racks: readonly Rack[]
      readonly racksPerDrawn: number
    }

/** The smallest of 1, 2, 5, 10, 20, 50 … with which all racks can be drawn. */
function racksPerDrawnOf(racks: number): number {
  for (let power = 1; ; power *= 10)
    for (const step of [1, 2, 5]) if (Math.ceil(racks / (step * power)) <= maxDrawn) return step * power
}

const litIn = (index: number, drawn: number, nodes: number, racksPerDrawn: number): number => {
  if (index < drawn - 1 || racksPerDrawn > 1) return nodesPerRack
  return nodes - (drawn - 1) * nodesPerRack
}

/** A hall is wider than deep, because rows have aisles between them. */
const columnsPerRow = 2.2

export function sceneOf({ gpus, nodes }: Pick<Sizing, 'gpus' | 'nodes'>): Scene {
  if (gpus <= gpusPerNode) return { kind: 'node', lit: gpus }
  const racks = Math.ceil(nodes / nodesPerRack)
  const racksPerDrawn = racksPerDrawnOf(racks)
  const drawn = Math.ceil(racks / racksPerDrawn)
  const rows = Math.max(1, Math.round(Math.sqrt(drawn / columnsPerRow)))
  const columns = Math.ceil(drawn / rows)
  return {
    kind: 'hall',
    rows: Math.ceil(drawn / columns),
    columns,
    racksPerDrawn,
    racks: Array.from({ length: drawn }, (_, index) => ({
      row: Math.floor(index / columns),
      column: index % columns,
      lit: litIn(index, drawn, nodes, racksPerDrawn),
    })),
  }
}

/** What the drawing shows, in words. */
export function captionOf({ nodes, gpus, gpu }: Pick<Sizing, 'nodes' | 'gpus' | 'gpu'>): string {
  if (gpus <= gpusPerNode) return `One node of eight ${gpu.name} GPUs, ${whole(gpus)} of them lit.`
  const racks = Math.ceil(nodes / nodesPerRack)
  const drawn = racksPerDrawnOf(racks)
  const all = `${counted(racks, 'rack')} of up to four nodes`
  return drawn === 1 ? `${all}.` : `${all}; each one drawn stands for ${whole(drawn)}.`
}

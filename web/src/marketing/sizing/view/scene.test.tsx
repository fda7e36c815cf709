import * as fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { anyInputs } from '../model/any-inputs.ts'
import { initialInputs, type Inputs } from '../model/inputs.ts'
import { sizingOf } from '../model/sizing.ts'
import { ClusterDrawing } from '../ClusterDrawing.tsx'
import { cosine } from '../../service-pages/box-faces.ts'
import { canvas, fitOf, floorOf, heightOfHall } from './hall.ts'
import { captionOf, nodesPerRack, sceneOf } from './scene.ts'

const hallOf = (nodes: number) => {
  const scene = sceneOf({ gpus: nodes * 8, nodes })
  if (scene.kind !== 'hall') throw new Error('The scene of more than one node is a hall.')
  return scene
}
const drawn = (changes: Partial<Inputs>): string =>
  renderToStaticMarkup(<ClusterDrawing sizing={sizingOf({ ...initialInputs, ...changes })} />)

describe('the drawing', () => {
  test('of up to eight GPUs is one node with that many lit', () => {
    expect(sceneOf({ gpus: 3, nodes: 1 })).toEqual({ kind: 'node', lit: 3 })
    expect(sceneOf({ gpus: 8, nodes: 1 })).toEqual({ kind: 'node', lit: 8 })
  })

  test('of two nodes is a rack with two of four places used', () => {
    expect(hallOf(2).racks).toEqual([{ row: 0, column: 0, lit: 2 }])
  })

  test('has a lit place for every node as long as each rack is drawn', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 336 }), (nodes) => {
        const { racks, racksPerDrawn } = hallOf(nodes)
        expect(racksPerDrawn).toBe(1)
        expect(racks.reduce((sum, { lit }) => sum + lit, 0)).toBe(nodes)
      }),
    )
  })

  test('of more racks has at most 84, each for the same number of racks and at its own position', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 1_000_000_000 }), (nodes) => {
        const { racks, racksPerDrawn, rows, columns } = hallOf(nodes)
        expect(racks.length).toBe(Math.ceil(Math.ceil(nodes / nodesPerRack) / racksPerDrawn))
        expect(racks.length).toBeLessThanOrEqual(84)
        expect(new Set(racks.map(({ row, column }) => `${row} ${column}`)).size).toBe(racks.length)
        expect(Math.max(...racks.map(({ row }) => row))).toBe(rows - 1)
        expect(Math.max(...racks.map(({ column }) => column))).toBe(columns - 1)
      }),
    )
  })

  test('fits into its canvas', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 16 }), (rows, columns) => {
        const floor = floorOf({ rows, columns })
        const { x, y, scale } = fitOf(floor, heightOfHall)

        const at = (left: number, deep: number) => [
          x + (left - deep) * cosine * scale,
          y + ((left + deep) / 2) * scale,
        ]
        for (const left of [floor.x, floor.x + floor.width])
          for (const deep of [floor.y, floor.y + floor.depth]) {
            const [across = -1, down = -1] = at(left, deep)
            expect(across).toBeGreaterThanOrEqual(-0.01)
            expect(across).toBeLessThanOrEqual(canvas.width + 0.01)
            expect(down).toBeLessThanOrEqual(canvas.height + 0.01)
          }
      }),
    )
  })

  test('grows with the model, and is hidden from screen readers', () => {
    const racks = (html: string): number => html.split('cluster-drawing__rack').length - 1
    expect(racks(drawn({ parameters: 70 }))).toBe(18)
    expect(racks(drawn({ parameters: 175 }))).toBeGreaterThan(18)
    expect(racks(drawn({ task: 'fine-tune' }))).toBe(0)
    expect(drawn({})).toContain('aria-hidden="true"')
  })

  test('can be drawn for all inputs', () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        expect(renderToStaticMarkup(<ClusterDrawing sizing={sizingOf(inputs)} />)).not.toMatch(/NaN|Infinity/)
      }),
      { numRuns: 30 },
    )
  })
})

test.each([
  [{}, '18 racks of up to four nodes.'],
  [{ parameters: 2000, tokens: 40_000 }, /; each one drawn stands for \d+\.$/],
  [{ task: 'fine-tune' }, 'One node of eight HGX H100 GPUs, 4 of them lit.'],
] as const)('the caption for %j says what is drawn', (changes, caption) => {
  expect(captionOf(sizingOf({ ...initialInputs, ...changes }))).toMatch(caption)
})

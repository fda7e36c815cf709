import { Blocks } from '../Blocks.tsx'
import { pointOn } from '../block-faces.ts'
import { lightsOn, blockOnStage } from './stage.ts'

const row = { width: 260, depth: 50, height: 104 } as const
const racksPerRow = 5
const rackWidth = row.width / racksPerRow
const rowPlaces = [226, 136, 46] as const

/** Six rows of lights per rack; the lit ones differ from rack to rack. */
const lightPlaces = (seed: number): (readonly [number, number])[] =>
  Array.from({ length: racksPerRow * 24 }, (_, index) => ({
    rack: index % racksPerRow,
    line: Math.floor(index / racksPerRow) % 6,
    dot: Math.floor(index / (racksPerRow * 6)),
  }))
    .filter(({ rack, line, dot }) => (rack * 5 + line * 3 + dot * 7 + seed) % 4 !== 0)
    .map(({ rack, line, dot }) => [rack * rackWidth + 10 + dot * 9, 16 + line * 15])

const seams = (x: number, y: number): string =>
  Array.from({ length: racksPerRow - 1 }, (_, index) => pointOn({ x, y }, (index + 1) * rackWidth, 0))
    .map((point) => `M${point.x.toFixed(1)} ${point.y.toFixed(1)}v${row.height}`)
    .join('')

/** Three rows of racks with the network across them. */
export function ClusterScene() {
  return (
    <>
      {rowPlaces.map((deep) => {
        const block = blockOnStage([30, deep], row)
        return (
          <g key={deep}>
            <Blocks blocks={[block]} />
            <path className="scene__seams" d={seams(block.x, block.y)} />
            <path className="scene__lights" d={lightsOn(block, lightPlaces(deep))} />
          </g>
        )
      })}
      <Blocks
        blocks={[60, 236].map((wide) =>
          blockOnStage([wide, 34], { width: 24, depth: 254, height: 8 }, row.height),
        )}
        lit
      />
    </>
  )
}

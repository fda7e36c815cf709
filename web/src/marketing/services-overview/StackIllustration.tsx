import './StackIllustration.css'
import { Blocks } from '../Blocks.tsx'
import { pointOn, type Block } from '../block-faces.ts'

const plate = { x: 30, width: 250, depth: 250, height: 14 } as const
const floors = { hall: 470, node: 356, cloud: 242, software: 128 } as const

const plateAt = (y: number): Block => ({ ...plate, y })

type Cell = { wide: number; deep: number }

/** A square grid of cells, the rear ones first. */
const cells = (perSide: number): readonly Cell[] =>
  Array.from({ length: perSide * perSide }, (_, index) => ({
    wide: index % perSide,
    deep: perSide - 1 - Math.floor(index / perSide),
  }))

/** Blocks in the middle of the cells; `tall` gives each block's height, 0 for none. */
const blocksIn = (
  floor: number,
  perSide: number,
  size: number,
  tall: (cell: Cell) => number,
): readonly Block[] => {
  const pitch = plate.width / perSide
  const inset = (pitch - size) / 2
  return cells(perSide)
    .filter((cell) => tall(cell) > 0)
    .map((cell) => {
      const { x, y } = pointOn({ x: plate.x, y: floor }, cell.wide * pitch + inset, cell.deep * pitch + inset)
      return { x, y: y - tall(cell), width: size, depth: size, height: tall(cell) }
    })
}

const isLeased = ({ wide, deep }: Cell): boolean => wide >= 2 && deep <= 1
const chipHeight = 8
const piles = [10, 30, 18, 22, 52, 34, 14, 40, 26] as const

const racks = blocksIn(floors.hall, 5, 26, () => 34)
const others = blocksIn(floors.node, 4, 40, (cell) => (isLeased(cell) ? 0 : chipHeight))
const leased = blocksIn(floors.node, 4, 40, (cell) => (isLeased(cell) ? chipHeight : 0))
const instances = blocksIn(floors.cloud, 3, 48, ({ wide, deep }) => piles[wide + deep * 3] ?? 0)

/** Projects a flat drawing onto a plate. */
const lying = (floor: number): string => `matrix(.866 .5 .866 -.5 ${plate.x} ${floor})`

/** The four services as floors of one building, from the data hall to the screen. */
export function StackIllustration() {
  const corners = [pointOn(plateAt(0), 0, 0), pointOn(plateAt(0), 250, 0), pointOn(plateAt(0), 250, 250)]
  return (
    <svg className="stack" viewBox="0 0 500 640" aria-hidden="true">
      {/* A gradient: WebKit clips a blurred shape to the edges of its box. */}
      <radialGradient id="stack-glow">
        <stop offset="0.2" stopColor="#ff7a1a" stopOpacity="0.26" />
        <stop offset="1" stopColor="#ff7a1a" stopOpacity="0" />
      </radialGradient>
      <ellipse cx="246" cy="500" rx="310" ry="180" fill="url(#stack-glow)" />
      <Blocks blocks={[plateAt(floors.hall)]} />
      {racks.map((block) => (
        <Blocks key={`${block.x} ${block.y}`} blocks={[block]} />
      ))}
      <g className="stack__floor">
        <Blocks blocks={[plateAt(floors.node)]} />
        <Blocks blocks={others} />
        <Blocks blocks={leased} lit />
      </g>
      <g className="stack__floor">
        <Blocks blocks={[plateAt(floors.cloud)]} />
        {instances.map((block) => (
          <Blocks key={`${block.x} ${block.y}`} blocks={[block]} />
        ))}
      </g>
      <g className="stack__floor">
        <Blocks blocks={[plateAt(floors.software)]} />
        <g transform={lying(floors.software)}>
          <path className="stack__bar" d="M24 24h202v26h-202z" />
          <path className="stack__lines" d="M40 84h90M40 108h64M40 132h80M40 196h120M40 218h84" />
          <path className="stack__tile" d="M150 74h70v70h-70zM150 160h70v66h-70z" />
          <path className="stack__chart" d="M164 216v-22m14 22v-40m14 40v-30m14 30v-46" />
        </g>
      </g>
      <path
        className="stack__edge"
        d={corners
          .map(
            ({ x, y }) =>
              `M${x.toFixed(0)} ${(y + floors.software).toFixed(0)}V${(y + floors.hall).toFixed(0)}`,
          )
          .join('')}
      />
    </svg>
  )
}

import './ClusterIllustration.css'
import { Boxes } from './Boxes.tsx'
import { at, flat, type Box, type Place } from './box-faces.ts'

const hall = { x: 0, y: 0, width: 430, depth: 340 } as const
const rackRows = [40, 136, 232] as const
const racksPerRow = 7
const rack = { width: 40, depth: 48, height: 62 } as const
const firstRack = 46
const spineHeight = 246
const spines = [50, 140, 230, 320].map((x) => ({
  x,
  y: 142,
  z: spineHeight,
  width: 58,
  depth: 50,
  height: 10,
}))

const rackAt = (row: number, index: number): Box => ({ ...rack, x: firstRack + index * rack.width, y: row })
const rackIndexes = Array.from({ length: racksPerRow }, (_, index) => index)

/** The racks at both ends of a row contain its switches. */
const leaves = rackRows.flatMap((row) =>
  [0, racksPerRow - 1].map((index) => ({
    x: firstRack + index * rack.width + 7,
    y: row + 10,
    z: rack.height,
    width: rack.width - 14,
    depth: rack.depth - 20,
    height: 7,
  })),
)

const middleOf = ({ x, y, width, depth }: Box, z: number): Place => [x + width / 2, y + depth / 2, z]
const slack = 95

/** Links from every row to every spine switch. */
const links = leaves.flatMap((leaf) =>
  spines.map((spine) => {
    const [x, y] = middleOf(leaf, 0)
    const [toX, toY] = middleOf(spine, 0)
    const from = rack.height + leaf.height
    return `M${at([x, y, from])}C${at([x, y, from + slack])} ${at([toX, toY, spineHeight - slack])} ${at([toX, toY, spineHeight])}`
  }),
)

const busyLinks = links.filter((_, index) => index % 5 === 1)

const lightsOf = (row: number): string =>
  rackIndexes
    .flatMap((index) =>
      Array.from({ length: 15 }, (_, light) => ({ index, line: Math.floor(light / 3), dot: light % 3 })),
    )
    .filter(({ index, line, dot }) => (index * 5 + line * 3 + dot * 7 + row) % 4 !== 0)
    .map(
      ({ index, line, dot }) =>
        `M${at([firstRack + index * rack.width + 10 + dot * 6, row + rack.depth, 10 + line * 10])}h0`,
    )
    .join('')

const tile = 43
const gridPath = [
  ...Array.from(
    { length: 9 },
    (_, line) => `M${at([(line + 1) * tile, 0])}L${at([(line + 1) * tile, hall.depth])}`,
  ),
  ...Array.from(
    { length: 7 },
    (_, line) => `M${at([0, (line + 1) * tile])}L${at([hall.width, (line + 1) * tile])}`,
  ),
].join('')

const aisles = rackRows
  .slice(1)
  .map((row) => flat({ x: firstRack, y: row - 48, width: rack.width * racksPerRow, depth: 48 }))
  .join('')

const storage: readonly Box[] = [0, 1, 2].map((shelf) => ({
  x: 356,
  y: 40,
  z: shelf * 17,
  width: 44,
  depth: 240,
  height: 14,
}))

/** The plan of a hall: rows of racks, storage beside them, spine switches above. */
export function ClusterIllustration() {
  return (
    <svg className="service__picture" viewBox="-310 -190 700 600" aria-hidden="true">
      <Boxes tone="plate" boxes={[{ ...hall, z: -12, height: 12 }]} />
      <path className="cluster__grid" d={gridPath} />
      <path className="cluster__aisle" d={aisles} />
      {rackRows.map((row) => (
        <g key={row}>
          <Boxes boxes={rackIndexes.map((index) => rackAt(row, index))} />
          <path className="cluster__lights" d={lightsOf(row)} />
        </g>
      ))}
      {storage.map((shelf) => (
        <Boxes key={shelf.z} boxes={[shelf]} />
      ))}
      <Boxes tone="lit" boxes={leaves} />
      <path className="cluster__links" d={links.join('')} />
      {busyLinks.map((link) => (
        <path key={link} className="cluster__traffic" d={link} pathLength="100" />
      ))}
      <path className="cluster__plane" d={flat({ x: 20, y: 110, z: spineHeight, width: 390, depth: 114 })} />
      <Boxes tone="lit" boxes={spines} />
    </svg>
  )
}

import './NodeIllustration.css'
import type { ReactNode } from 'react'
import { Boxes } from './Boxes.tsx'
import { at, flat, type Box, type Place } from './box-faces.ts'

const chassis = { x: 0, y: 0, width: 340, depth: 230 } as const
const trayHeight = 58
const levels = { board: 128, accelerators: 252, lid: 376 } as const

const line = (from: Place, to: Place): string => `M${at(from)}L${at(to)}`
const times = <Drawn,>(count: number, draw: (index: number) => Drawn): Drawn[] =>
  Array.from({ length: count }, (_, index) => draw(index))

/** Eight accelerators in two rows, as on an HGX board. */
const accelerators: readonly Box[] = times(8, (index) => ({
  x: 22 + (index % 4) * 78,
  y: 20 + Math.floor(index / 4) * 104,
  z: levels.accelerators + 8,
  width: 62,
  depth: 84,
  height: 26,
}))

const fins = accelerators
  .flatMap(({ x, y, z = 0, width, depth, height }) =>
    times(11, (fin) => {
      const finX = x + ((fin + 1) * width) / 12
      return line([finX, y, z + height], [finX, y + depth, z + height])
    }),
  )
  .join('')

const processors: readonly Box[] = [84, 206].map((x) => ({
  x,
  y: 84,
  z: levels.board + 8,
  width: 52,
  depth: 62,
  height: 16,
}))

const memory: readonly Box[] = [84, 206].flatMap((x) =>
  [-30, -22, -14, 60, 68, 76].map((offset) => ({
    x: x + offset,
    y: 70,
    z: levels.board + 8,
    width: 4,
    depth: 92,
    height: 14,
  })),
)

const drives = times(
  8,
  (index) =>
    `M${at([14 + index * 40, chassis.depth, 10])}L${at([46 + index * 40, chassis.depth, 10])}L${at([46 + index * 40, chassis.depth, trayHeight - 10])}L${at([14 + index * 40, chassis.depth, trayHeight - 10])}Z`,
).join('')

const driveLights = times(8, (index) => `M${at([21 + index * 40, chassis.depth, 17])}h0`).join('')

const vents = times(13, (index) =>
  line([chassis.width, 16 + index * 16.5, 12], [chassis.width, 16 + index * 16.5, trayHeight - 12]),
).join('')

const corners = [
  [chassis.width, 0],
  [chassis.width, chassis.depth],
  [0, chassis.depth],
] as const
const guides = corners.map(([x, y]) => line([x, y, trayHeight], [x, y, levels.lid])).join('')

const level = (z: number, height: number): Box => ({ ...chassis, z, height })

const layer = 'opened-node__layer'

function Layer({ name, children }: { name?: 'accelerators' | 'lid'; children: ReactNode }) {
  return <g className={name === undefined ? layer : `${layer} ${layer}--${name}`}>{children}</g>
}

/** An exploded view of one node: chassis, mainboard, accelerators, lid. */
export function NodeIllustration() {
  return (
    <svg className="service__picture" viewBox="-235 -390 560 700" aria-hidden="true">
      <Boxes boxes={[level(0, trayHeight)]} />
      <path className="opened-node__well" d={flat({ x: 8, y: 8, z: trayHeight, width: 324, depth: 214 })} />
      <path className="opened-node__drives" d={drives} />
      <path className="opened-node__vents" d={vents} />
      <path className="opened-node__lights" d={driveLights} />
      <path className="opened-node__guides" d={guides} />
      <Layer>
        <Boxes tone="plate" boxes={[level(levels.board, 8)]} />
        <Boxes boxes={memory} />
        <Boxes boxes={processors} />
      </Layer>
      <Layer name="accelerators">
        <Boxes tone="plate" boxes={[level(levels.accelerators, 8)]} />
        <path
          className="opened-node__glow"
          d={flat({ x: 10, y: 8, z: levels.accelerators + 8, width: 320, depth: 214 })}
        />
        <Boxes tone="lit" boxes={accelerators} />
        <path className="opened-node__fins" d={fins} />
      </Layer>
      <Layer name="lid">
        <Boxes tone="glass" boxes={[level(levels.lid, 8)]} />
      </Layer>
    </svg>
  )
}

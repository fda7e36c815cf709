import './RackIllustration.css'
import { across } from '../block-faces.ts'

const rack = { width: 66, depth: 84, height: 196 } as const
const slots = 8
const slotGap = 4
const slotHeight = (rack.height - 14) / slots - slotGap

type Position = { row: number; column: number }

const rows = 2
const columns = 5
const aisle = 96

const positions: readonly Position[] = Array.from({ length: rows * columns }, (_, index) => ({
  row: Math.floor(index / columns),
  column: index % columns,
}))

/** The lower left corner of a rack's front. Rows further back are drawn first. */
const cornerOf = ({ row, column }: Position) => {
  const back = (rows - 1 - row) * (rack.depth + aisle)
  return {
    x: Math.round(90 + (column * rack.width + back) * across),
    y: Math.round(340 + (column * rack.width - back) / 2),
  }
}

const slotTop = (slot: number): number => 8 + slot * (slotHeight + slotGap)

/** The path of a rack's lit drive lights; the pattern differs from rack to rack. */
const lightsOf = (seed: number): string =>
  Array.from({ length: slots * 6 }, (_, index) => ({ slot: Math.floor(index / 6), dot: index % 6 }))
    .filter(({ slot, dot }) => (slot * 5 + dot * 3 + seed * 7) % 4 !== 0)
    .map(({ slot, dot }) => `M${12 + dot * 6} ${(slotTop(slot) + slotHeight / 2).toFixed(1)}h0`)
    .join('')

const lightPatterns = [0, 1, 2].map(lightsOf)

const front = `matrix(${across} .5 0 1 0 ${-rack.height})`
const side = `matrix(${across} -.5 0 1 ${(rack.width * across).toFixed(1)} ${rack.width / 2 - rack.height})`
const roof = `matrix(${across} .5 ${across} -.5 0 ${-rack.height})`

function RackShapes() {
  return (
    <g id="rack">
      <rect className="racks__roof" transform={roof} width={rack.width} height={rack.depth} />
      <rect className="racks__side" transform={side} width={rack.depth} height={rack.height} />
      <g transform={front}>
        <rect className="racks__front" width={rack.width} height={rack.height} />
        <path
          className="racks__slots"
          d={Array.from(
            { length: slots },
            (_, slot) => `M6 ${slotTop(slot)}h54v${slotHeight.toFixed(1)}h-54z`,
          ).join('')}
        />
        <path
          className="racks__vents"
          d={Array.from(
            { length: slots },
            (_, slot) =>
              `M50 ${slotTop(slot) + 4}v${(slotHeight - 8).toFixed(1)}m4 0v-${(slotHeight - 8).toFixed(1)}`,
          ).join('')}
        />
      </g>
    </g>
  )
}

/** Lines of light on the floor in front of the racks. */
const cables = [
  'M118 352L-40 443',
  'M175 385L-20 498 150 596',
  'M232 418L60 517 260 633',
  'M290 451L180 514 480 687',
  'M347 484L300 511 620 696',
]

/** Two rows of running racks. */
export function RackIllustration() {
  return (
    <svg className="racks" viewBox="0 0 700 640" aria-hidden="true">
      <defs>
        <linearGradient id="rack-glow" x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="#4a3321" />
          <stop offset="1" stopColor="#1b130d" />
        </linearGradient>
        <radialGradient id="floor-glow">
          <stop offset="0" stopColor="#ff7a1a" stopOpacity="0.34" />
          <stop offset="1" stopColor="#ff7a1a" stopOpacity="0" />
        </radialGradient>
        <RackShapes />
      </defs>
      <ellipse cx="330" cy="470" rx="330" ry="170" fill="url(#floor-glow)" />
      {cables.map((cable) => (
        <g key={cable}>
          <path className="racks__cable" d={cable} />
          <path className="racks__pulse" d={cable} pathLength="100" />
        </g>
      ))}
      {positions.map((position) => {
        const { x, y } = cornerOf(position)
        const pattern = (position.row + position.column) % lightPatterns.length
        return (
          <g key={`${position.row}-${position.column}`} transform={`translate(${x} ${y})`}>
            <use href="#rack" />
            <path
              className={`racks__lights racks__lights--${pattern}`}
              transform={front}
              d={lightPatterns[pattern]}
            />
          </g>
        )
      })}
    </svg>
  )
}

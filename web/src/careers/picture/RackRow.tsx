import './RackRow.css'
import { area, lightsOn, type Box } from './isometric.ts'
import { Solids } from './Solids.tsx'

const rack: Box = [0, 0, 0, 74, 60, 176]

/** The widest screens show all of them, a phone three. */
const columns = [-6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6] as const
const columnWidth = 158

/** A row of racks, of which the middle one has a free slot with its light on. */
export function RackRow() {
  return (
    <svg
      className="rack-row"
      viewBox="-970 -190 1920 190"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <defs>
        <radialGradient id="slot-light">
          <stop offset="0" stopColor="#ff8a1f" stopOpacity="0.6" />
          <stop offset="1" stopColor="#ff8a1f" stopOpacity="0" />
        </radialGradient>
        <g id="full-rack">
          <Solids boxes={[rack]} />
          <path className="rack-row__lights" d={lightsOn(rack, 8, 20, 1)} />
        </g>
      </defs>
      {columns.map((column) => (
        <use key={column} href="#full-rack" x={column * columnWidth} />
      ))}
      <ellipse cx="-20" cy="-62" rx="120" ry="80" fill="url(#slot-light)" />
      <path className="rack-row__free" d={area([6, 60, 110], [62, 0, 0], [0, 0, -28])} />
    </svg>
  )
}

import './TableEdge.css'
import { Chair, OnTable, Person, type Thing } from './Seats.tsx'

/** The widest screens show all of them, a phone a third. */
const neighbours: readonly { x: number; thing: Thing }[] = [
  { x: -960, thing: 'laptop' },
  { x: -800, thing: 'paper' },
  { x: -640, thing: 'laptop' },
  { x: -480, thing: 'drawing' },
  { x: -320, thing: 'laptop' },
  { x: -160, thing: 'laptop' },
  { x: 160, thing: 'paper' },
  { x: 320, thing: 'laptop' },
  { x: 480, thing: 'laptop' },
  { x: 640, thing: 'drawing' },
  { x: 800, thing: 'laptop' },
  { x: 960, thing: 'paper' },
]

/** The long side of a table with seated figures and one chair in dashed outline. */
export function TableEdge() {
  return (
    <svg
      className="table-edge"
      viewBox="-960 -70 1920 190"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <path className="table-edge__table" d="M-1100 30H1100V200H-1100z" />
      {neighbours.map(({ x, thing }) => (
        <g key={x} transform={`translate(${x})`}>
          <OnTable thing={thing} />
          <Person />
        </g>
      ))}
      <g transform="translate(0-12)">
        <Chair isSketch />
      </g>
      <path className="table-edge__plus" d="M0-19v20M-10-9h20" />
    </svg>
  )
}

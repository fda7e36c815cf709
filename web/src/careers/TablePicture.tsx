import './TablePicture.css'
import { Chair, OnTable, Person, type Thing } from './Seats.tsx'

/** Clockwise from the top; the free seat faces the heading. */
const seats: readonly { degrees: number; thing: Thing }[] = [
  { degrees: 0, thing: 'paper' },
  { degrees: 45, thing: 'laptop' },
  { degrees: 90, thing: 'laptop' },
  { degrees: 135, thing: 'drawing' },
  { degrees: 180, thing: 'laptop' },
  { degrees: 225, thing: 'paper' },
  { degrees: 270, thing: 'laptop' },
]

const freeDegrees = 315

/** A round table from above, with seated figures and one free chair. */
export function TablePicture() {
  return (
    <svg className="table-picture" viewBox="-300 -300 600 600" aria-hidden="true">
      <defs>
        <radialGradient id="table-light">
          <stop offset="0" stopColor="#5a3413" />
          <stop offset="0.55" stopColor="#2b1b10" />
          <stop offset="1" stopColor="#1f150e" />
        </radialGradient>
        <radialGradient id="chair-light">
          <stop offset="0" stopColor="#ff8a1f" stopOpacity="0.75" />
          <stop offset="1" stopColor="#ff8a1f" stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle className="table-picture__glow" cx="-177" cy="-177" r="122" fill="url(#chair-light)" />
      <circle className="table-picture__table" r="186" fill="url(#table-light)" />
      <circle className="table-picture__ring" r="178" />
      <circle className="table-picture__ring" r="62" />
      {seats.map(({ degrees, thing }) => (
        <g key={degrees} transform={`rotate(${degrees})`}>
          <path className="table-picture__wire" d="M0-122V-34" />
          <g transform="translate(0-210)">
            <OnTable thing={thing} />
            <Person />
          </g>
        </g>
      ))}
      <g transform={`rotate(${freeDegrees})`}>
        <path className="table-picture__wire table-picture__wire--lit" d="M0-122V-34" />
        <g transform="translate(0-210)">
          <OnTable thing="laptop" />
          <FreeChair />
        </g>
      </g>
      <circle className="table-picture__lamp" r="34" />
      <circle className="table-picture__light" r="15" />
    </svg>
  )
}

/** The free chair, pulled back and slightly turned. */
function FreeChair() {
  return (
    <g className="table-picture__chair">
      <g transform="translate(-4-34) rotate(-14)">
        <Chair />
      </g>
    </g>
  )
}

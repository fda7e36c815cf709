import './Seats.css'

/** A seated figure from above, facing the table below. */
export function Person() {
  return (
    <g className="person">
      <path className="person__chair" d="M-29-25C-18-33 18-33 29-25" />
      <path className="person__arms" d="M-29 4C-36 26-24 38-13 43M29 4C36 26 24 38 13 43" />
      <ellipse className="person__body" rx="38" ry="18" />
      <path className="person__hands" d="M-11 45h0M11 45h0" />
      <circle className="person__face" r="12" cy="7" />
      <circle className="person__hair" r="16" />
    </g>
  )
}

export function Chair({ isSketch = false }: { isSketch?: boolean }) {
  return (
    <g className={isSketch ? 'chair chair--sketch' : 'chair'}>
      <rect className="chair__seat" x="-28" y="-24" width="56" height="54" rx="15" />
      <path className="chair__back" d="M-38 4C-44-46 44-46 38 4" />
    </g>
  )
}

/** The object on the table in front of a seat. */
export type Thing = 'laptop' | 'paper' | 'drawing'

export function OnTable({ thing }: { thing: Thing }) {
  if (thing === 'laptop')
    return (
      <g className="thing">
        <rect x="-26" y="46" width="52" height="25" rx="4" />
        <path className="thing__screen" d="M-26 76h52" />
      </g>
    )
  return (
    <g className="thing">
      <rect x="-20" y="44" width="40" height="36" rx="3" />
      <path d={thing === 'paper' ? 'M-12 54h24m-24 8h24m-24 8h14' : 'M-12 71l9-17 8 11 7-8'} />
    </g>
  )
}

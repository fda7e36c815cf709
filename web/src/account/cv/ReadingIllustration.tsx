import './ReadingIllustration.css'

const rows = [44, 58, 72, 86, 100] as const

/** Animation: a light moves over a document and turns its lines into fields. */
export function ReadingIllustration() {
  return (
    <svg className="reading-illustration" viewBox="0 0 240 132" width="240" height="132" aria-hidden="true">
      <rect className="reading-illustration__sheet" x="14" y="10" width="88" height="112" rx="8" />
      <circle className="reading-illustration__face" cx="32" cy="28" r="8" />
      <path className="reading-illustration__name" d="M48 28h40" />
      {rows.map((y, row) => (
        <g key={y}>
          <path className="reading-illustration__line" d={`M24 ${y}h${row % 2 === 0 ? 66 : 48}`} />
          <path className="reading-illustration__way" d={`M106 ${y}h28`} />
          <rect
            className={`reading-illustration__field reading-illustration__field--${row}`}
            x="138"
            y={y - 5}
            width={row % 2 === 0 ? 88 : 64}
            height="10"
            rx="5"
          />
        </g>
      ))}
      <rect className="reading-illustration__light" x="8" y="32" width="100" height="3" rx="1.5" />
    </svg>
  )
}

import './KeyholeIllustration.css'

const hole = { x: 1000, y: 150 } as const

/** The path of a keyhole's outline, scaled. */
const keyhole = (size: number): string =>
  `M${hole.x - 25 * size} ${hole.y + 70 * size}L${hole.x - 11 * size} ${hole.y + 21 * size}A${24 * size} ${24 * size} 0 1 1 ${hole.x + 11 * size} ${hole.y + 21 * size}L${hole.x + 25 * size} ${hole.y + 70 * size}z`

/** Light behind a keyhole. */
export function KeyholeIllustration() {
  return (
    <svg className="keyhole" viewBox="0 0 1200 400" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      <defs>
        <radialGradient id="keyhole-glow">
          <stop offset="0" stopColor="#ff7a1a" stopOpacity="0.5" />
          <stop offset="1" stopColor="#ff7a1a" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="keyhole-light" x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="#ffd27a" />
          <stop offset="1" stopColor="#ff7a1a" />
        </linearGradient>
      </defs>
      <circle cx={hole.x} cy={hole.y + 20} r="250" fill="url(#keyhole-glow)" />
      {[4.4, 3.5, 2.7, 2].map((size) => (
        <path key={size} className="keyhole__ring" d={keyhole(size)} />
      ))}
      <path d={keyhole(1.15)} fill="url(#keyhole-light)" />
    </svg>
  )
}

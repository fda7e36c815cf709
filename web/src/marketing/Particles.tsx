import './Particles.css'
import { pauseOutOfView } from './pause-out-of-view.ts'

const particleCount = 50
const driftCount = 5

/** A Halton sequence: evenly spread numbers between 0 and 1, the same in the build and in the browser. */
const scattered = (index: number, base: number): number => {
  let value = 0
  let share = 1
  for (let rest = index; rest > 0; rest = Math.floor(rest / base)) {
    share /= base
    value += (rest % base) * share
  }
  return value
}

const particles = Array.from({ length: particleCount }, (_, index) => ({
  x: `${(scattered(index + 1, 2) * 100).toFixed(1)}%`,
  y: `${(scattered(index + 1, 3) * 100).toFixed(1)}%`,
  radius: 0.75 + (index % 4) * 0.5,
}))

const drifts = Array.from({ length: driftCount }, (_, drift) =>
  particles.filter((_particle, index) => index % driftCount === drift),
)

/** Fifty particles that drift behind a section's text. Decoration only. */
export function Particles() {
  return (
    <svg className="particles" ref={pauseOutOfView} aria-hidden="true">
      {drifts.map((members) => (
        <g key={members[0]?.x}>
          {members.map(({ x, y, radius }) => (
            <circle key={x} cx={x} cy={y} r={radius} />
          ))}
        </g>
      ))}
    </svg>
  )
}

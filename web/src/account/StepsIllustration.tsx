import './StepsIllustration.css'

/** The racks of the illustration, each taller than the one before. */
const racks = [
  { x: 24, top: 300, units: 9 },
  { x: 132, top: 244, units: 11 },
  { x: 240, top: 176, units: 13 },
  { x: 348, top: 108, units: 16 },
] as const

const floor = 560
const rack = { width: 92, inset: 9, unit: 14, gap: 9, head: 16 } as const

/** The points of the path at which the steps are named. */
const stations = [
  { x: 70, y: 404, name: 'Submit Application' },
  { x: 178, y: 332, name: 'AI Interview' },
  { x: 286, y: 252, name: 'Team Interview' },
  { x: 394, y: 168, name: 'Decision' },
] as const

const way = `M-20 470C20 462 40 432 ${stations[0].x} ${stations[0].y}S140 360 ${stations[1].x} ${stations[1].y}S250 286 ${stations[2].x} ${stations[2].y}S350 206 ${stations[3].x} ${stations[3].y}S470 96 520 60`

/** Which units have a light on: irregular, but without randomness, so that prerendering and hydration agree. */
const isLit = (rackIndex: number, unit: number): boolean => (rackIndex * 5 + unit * 3) % 4 !== 1

/** Units whose upper edge is in this band, measured from a station, would be behind its name. */
const nameBand = { from: -6, to: 30 } as const

/** Whether a unit whose upper edge is at `y` would be behind a name. Each name reaches over its own rack and the next one. */
const isBehindName = (rackIndex: number, y: number): boolean =>
  stations.some(
    (station, index) =>
      (index === rackIndex || index === rackIndex - 1) &&
      y > station.y + nameBand.from &&
      y < station.y + nameBand.to,
  )

/** Illustration: the four steps of an application on a path past server racks. */
export function StepsIllustration() {
  return (
    <svg
      className="steps-picture"
      viewBox="0 0 480 600"
      preserveAspectRatio="xMidYMid meet"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="steps-way" x1="0" y1="1" x2="1" y2="0">
          <stop offset="0" stopColor="#ff7a1a" stopOpacity="0.1" />
          <stop offset="0.35" stopColor="#ff7a1a" />
          <stop offset="1" stopColor="#ffc56b" />
        </linearGradient>
        <radialGradient id="steps-glow">
          <stop offset="0" stopColor="#ff9a2e" stopOpacity="0.34" />
          <stop offset="1" stopColor="#ff9a2e" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="steps-rack" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#2b211a" />
          <stop offset="1" stopColor="#15100c" />
        </linearGradient>
      </defs>
      <ellipse cx="360" cy="210" rx="250" ry="220" fill="url(#steps-glow)" />
      {racks.map((place, index) => (
        <Rack key={place.x} {...place} index={index} />
      ))}
      <path className="steps-picture__floor" d={`M0 ${floor}H480`} />
      <path className="steps-picture__way steps-picture__way--wide" d={way} />
      <path className="steps-picture__way" d={way} />
      <path className="steps-picture__pulse" d={way} pathLength="100" />
      {stations.map(({ x, y, name }, index) => (
        <g key={name}>
          <circle className="steps-picture__halo" cx={x} cy={y} r="21" />
          <circle className="steps-picture__station" cx={x} cy={y} r="14" />
          <text className="steps-picture__number" x={x} y={y + 5}>
            {index + 1}
          </text>
          <text className="steps-picture__name" x={x + 24} y={y + 24}>
            {name}
          </text>
        </g>
      ))}
    </svg>
  )
}

function Rack({ x, top, units, index }: (typeof racks)[number] & { index: number }) {
  return (
    <g>
      <rect className="steps-picture__rack" x={x} y={top} width={rack.width} height={floor - top} rx="7" />
      {Array.from({ length: units }, (_, unit) => {
        const y = top + rack.head + unit * (rack.unit + rack.gap)
        if (isBehindName(index, y)) return null
        return (
          <g key={unit}>
            <rect
              className="steps-picture__unit"
              x={x + rack.inset}
              y={y}
              width={rack.width - 2 * rack.inset}
              height={rack.unit}
              rx="3"
            />
            <circle
              className={isLit(index, unit) ? 'steps-picture__light' : 'steps-picture__light--off'}
              cx={x + rack.width - rack.inset - 8}
              cy={y + rack.unit / 2}
              r="2"
            />
          </g>
        )
      })}
    </g>
  )
}

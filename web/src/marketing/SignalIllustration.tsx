import './SignalIllustration.css'

type Point = { x: number; y: number }

const width = 1200
const height = 560
/** The office, where all lines meet. */
const office: Point = { x: 905, y: 300 }
const step = 30
const reach = 430

/** Grid points that become sparser with the distance from the office; the same ones on every visit. */
const dots: readonly Point[] = Array.from({ length: (width / step) * (height / step) }, (_, index) => {
  const columns = width / step
  return { x: (index % columns) * step + step / 2, y: Math.floor(index / columns) * step + step / 2 }
}).filter(({ x, y }, index) => {
  const nearness = 1 - Math.hypot(x - office.x, (y - office.y) * 1.3) / reach
  const chance = ((index * 7919) % 101) / 101
  return nearness > 0 && chance < 0.28 + nearness
})

const senders: readonly Point[] = [
  { x: 555, y: 105 },
  { x: 645, y: 465 },
  { x: 735, y: 45 },
  { x: 1095, y: 75 },
  { x: 1155, y: 405 },
  { x: 975, y: 525 },
]

const dotsPath = dots.map(({ x, y }) => `M${x} ${y}h0`).join('')
const lineTo = ({ x, y }: Point): string =>
  `M${x} ${y}Q${(x + office.x) / 2} ${Math.min(y, office.y) - 40} ${office.x} ${office.y}`

/** Messages that travel to the office. */
export function SignalIllustration() {
  return (
    <svg
      className="signal"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      <path className="signal__dots" d={dotsPath} />
      {senders.map((sender) => (
        <g key={`${sender.x}-${sender.y}`}>
          <path className="signal__line" d={lineTo(sender)} />
          <path className="signal__message" d={lineTo(sender)} pathLength="100" />
          <circle className="signal__sender" cx={sender.x} cy={sender.y} r="4" />
        </g>
      ))}
      <circle className="signal__ring" cx={office.x} cy={office.y} r="58" />
      <circle className="signal__ring signal__ring--inner" cx={office.x} cy={office.y} r="32" />
      <circle className="signal__office" cx={office.x} cy={office.y} r="10" />
    </svg>
  )
}

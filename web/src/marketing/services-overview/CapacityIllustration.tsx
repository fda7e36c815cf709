import './CapacityIllustration.css'

const ground = 300
const barGap = 24
const bars = 50

/** Demand over time: low, a run, low, a longer run, almost none. */
const demandAt = (moment: number): number => {
  const hill = (middle: number, breadth: number, height: number): number =>
    height * Math.exp(-(((moment - middle) / breadth) ** 2))
  return 26 + hill(0.24, 0.07, 128) + hill(0.62, 0.11, 228) + hill(0.83, 0.04, 84)
}

const heights = Array.from({ length: bars }, (_, index) => demandAt(index / (bars - 1)))
const unit = 22

/** Capacity in whole instances: the demand, rounded up. */
const columns = heights.map((height, index) => ({ x: 12 + index * barGap, units: Math.ceil(height / unit) }))

const capacity = columns.map(({ x, units }) => `M${x} ${ground}v-${units * unit - 4}`).join('')
const demand = heights
  .map((height, index) => `${index === 0 ? 'M' : 'L'}${12 + index * barGap} ${(ground - height).toFixed(0)}`)
  .join('')

/** Capacity that follows demand up and down. */
export function CapacityIllustration() {
  return (
    <svg
      className="capacity-picture"
      viewBox="0 20 1200 300"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <g id="scene-on-demand" className="capacity">
        <path className="capacity__ground" d={`M0 ${ground + 6}h1200`} />
        <path className="capacity__bars" d={capacity} />
        <path className="capacity__demand" d={demand} pathLength="1" />
      </g>
    </svg>
  )
}

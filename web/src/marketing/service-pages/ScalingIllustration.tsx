import './ScalingIllustration.css'

/** Running instances per hour: a run starts, grows and ends. */
const instances = [1, 1, 2, 3, 5, 7, 10, 12, 13, 12, 9, 6, 4, 2, 1, 1, 1] as const
const now = 8
const tile = { width: 36, height: 28, gap: 8 } as const
const pitch = { x: tile.width + tile.gap, y: tile.height + tile.gap } as const
const ground = 560

const columnOf = (count: number, hour: number): string =>
  Array.from(
    { length: count },
    (_, index) =>
      `M${hour * pitch.x} ${ground - (index + 1) * pitch.y}h${tile.width}v${tile.height}h-${tile.width}z`,
  ).join('')

const stateOf = (hour: number): string => {
  if (hour === now) return 'now'
  return hour < now ? 'past' : 'next'
}

const demand = instances.map((count, hour) => ({
  x: hour * pitch.x + tile.width / 2,
  y: ground - count * pitch.y - 30,
}))

/** The slope at a point: that of the line between its neighbours. */
const slopeAt = (index: number): number => {
  const before = demand[index - 1]
  const after = demand[index + 1]
  return before === undefined || after === undefined ? 0 : (after.y - before.y) / 2
}

/** The path of a smooth curve through all points. */
const demandPath = demand
  .map(({ x, y }, index) => {
    const before = demand[index - 1]
    if (before === undefined) return `M${x} ${y}`
    const third = pitch.x / 3
    const [rise, fall] = [before.y + slopeAt(index - 1) / 3, y - slopeAt(index) / 3].map(Math.round)
    return `C${Math.round(before.x + third)} ${rise} ${Math.round(x - third)} ${fall} ${x} ${y}`
  })
  .join('')

const peak = demand[now]

/** Capacity that follows demand up and down. */
export function ScalingIllustration() {
  return (
    <svg
      className="service__picture"
      viewBox="0 0 748 600"
      preserveAspectRatio="xMaxYMax meet"
      aria-hidden="true"
    >
      <path className="scaling__ground" d={`M-80 ${ground + 4}H1200`} />
      {instances.map((count, hour) => (
        <path
          key={demand[hour]?.x}
          className={`scaling__column scaling__column--${stateOf(hour)}`}
          d={columnOf(count, hour)}
        />
      ))}
      <path className="scaling__demand" d={demandPath} />
      <path className="scaling__demand scaling__demand--moving" d={demandPath} pathLength="100" />
      {peak !== undefined && (
        <>
          <path className="scaling__hour" d={`M${peak.x} ${ground + 26}V${peak.y}`} />
          <circle className="scaling__ring" cx={peak.x} cy={peak.y} r="13" />
          <circle className="scaling__point" cx={peak.x} cy={peak.y} r="5" />
        </>
      )}
    </svg>
  )
}

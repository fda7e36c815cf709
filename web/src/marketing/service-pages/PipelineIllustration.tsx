import './PipelineIllustration.css'

type Point = { x: number; y: number }

const point = ({ x, y }: Point): string => `${x} ${y}`
const bend = (from: Point, to: Point): string => {
  const middle = (from.x + to.x) / 2
  return `M${point(from)}C${middle} ${from.y} ${middle} ${to.y} ${point(to)}`
}

const sources = [110, 270, 430] as const
const prepared: Point = { x: 226, y: 310 }
const uses = [130, 310, 490] as const
const sourceExit = 116
const useEntry = 606

/** The positions of the units in each layer of a small neural network. */
const layers = [
  { x: 300, units: 4 },
  { x: 366, units: 6 },
  { x: 432, units: 6 },
  { x: 498, units: 3 },
].map(({ x, units }) =>
  Array.from({ length: units }, (_, index) => ({ x, y: 310 + (index - (units - 1) / 2) * 58 })),
)

const [firstLayer = [], , , lastLayer = []] = layers

const weights = layers
  .slice(1)
  .flatMap((layer, index) =>
    (layers[index] ?? []).flatMap((from) => layer.map((to) => `M${point(from)}L${point(to)}`)),
  )
  .join('')

const arrivals = sources.map((y) => bend({ x: sourceExit, y: y + 40 }, prepared))
const entries = firstLayer.map((unit) => bend(prepared, unit)).join('')
const results = uses.map((y, index) => bend(lastLayer[index] ?? prepared, { x: useEntry, y }))
const feedback = 'M680 560C680 640 640 660 560 660H160C90 660 60 640 60 560'

const sheet = 'M0 0h62l24 24v72h-86zM62 0v24h24'

/** A pipeline from data through a model to its users, with a feedback loop. */
export function PipelineIllustration() {
  return (
    <svg className="pipeline service__picture" viewBox="10 70 760 610" aria-hidden="true">
      <path className="pipeline__return" d={feedback} />
      <path className="pipeline__pulse pipeline__pulse--return" d={feedback} pathLength="100" />
      <path className="pipeline__path" d={entries} />
      {[...arrivals, ...results].map((path) => (
        <g key={path}>
          <path className="pipeline__path" d={path} />
          <path className="pipeline__pulse" d={path} pathLength="100" />
        </g>
      ))}
      {sources.map((y) => (
        <path key={y} className="pipeline__sheet" transform={`translate(28 ${y})`} d={sheet} />
      ))}
      <path className="pipeline__ink" d="M42 152h44m-44 14h58m-58 14h34" />
      <path className="pipeline__ink" d="M42 314h58m-58 14h58m-58 14h58m-39-38v48m20-48v48" />
      <path className="pipeline__ink" d="M42 486l10-16 10 24 10-32 10 36 8-18h10" />
      <path className="pipeline__gate" d={`M${prepared.x} ${prepared.y - 30}l30 30-30 30-30-30z`} />
      <path className="pipeline__weights" d={weights} />
      {layers.map((layer, index) => (
        <path
          key={layer[0]?.x}
          className={`pipeline__units pipeline__units--${index}`}
          d={layer.map((unit) => `M${point(unit)}h0`).join('')}
        />
      ))}
      {uses.map((y) => (
        <rect key={y} className="pipeline__sheet" x={useEntry} y={y - 58} width="148" height="116" rx="12" />
      ))}
      <path
        className="pipeline__ink"
        d="M606 98h148M620 85h0m10 0h0m10 0h0m-18 34h62m-62 16h104m-104 16h84"
      />
      <path
        className="pipeline__ink pipeline__ink--lit"
        d="M630 342v-22m24 22v-44m24 44v-30m24 30v-62m24 62v-50"
      />
      <path className="pipeline__ink" d="M652 468l-22 22 22 22m56-44l22 22-22 22m-20-52l-16 60" />
    </svg>
  )
}

import './ClusterPlan.css'

const racks = { perRow: 8, width: 44, depth: 62, left: 104, tops: [190, 322] } as const
const pitch = racks.width + 8
/** The racks after these are drawn as planned. */
const built = 12

const rackPositions = racks.tops.flatMap((top) =>
  Array.from({ length: racks.perRow }, (_, index) => ({ x: racks.left + index * pitch, y: top })),
)

const rackPath = ({ x, y }: { x: number; y: number }): string =>
  `M${x} ${y}h${racks.width}v${racks.depth}h-${racks.width}z`

const switches = [164, 320, 476] as const
const networkTop = 84

/** From every rack of the first row to every switch. */
const links = rackPositions
  .slice(0, racks.perRow)
  .flatMap(({ x, y }) => switches.map((to) => `M${x + racks.width / 2} ${y}L${to} ${networkTop}`))
  .join('')

const nodesOf = ({ x, y }: { x: number; y: number }): string =>
  [0, 1, 2, 3].map((node) => `M${x + 8} ${y + 13 + node * 12}h${racks.width - 16}`).join('')

/** A floor plan of a hall: built racks, planned racks and the network between them. */
export function ClusterPlan() {
  return (
    <svg viewBox="10 12 620 490" aria-hidden="true">
      <g id="scene-gpu-clusters" className="plan">
        <path className="plan__wall" d="M240 424H40V36h560v388H300" />
        <path className="plan__door" d="M300 424a60 60 0 0 1-60 60v-60" />
        <path className="plan__link" d={links} />
        <path
          className="plan__link plan__link--main"
          d={`M${switches[0]} ${networkTop}H${switches[2]}M520 221h48v132h-48`}
        />
        <path className="plan__rack" d={rackPositions.slice(0, built).map(rackPath).join('')} />
        <path className="plan__node" d={rackPositions.slice(0, built).map(nodesOf).join('')} />
        <path
          className="plan__rack plan__rack--planned"
          d={rackPositions.slice(built).map(rackPath).join('')}
        />
        {switches.map((x) => (
          <rect
            key={x}
            className="plan__switch"
            x={x - 30}
            y={networkTop - 14}
            width="60"
            height="28"
            rx="6"
          />
        ))}
        <path className="plan__measure" d="M104 278v16m408-16v16M104 286h408M72 190v62m-8-62h16m-16 62h16" />
      </g>
    </svg>
  )
}

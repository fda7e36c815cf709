import { Blocks } from '../Blocks.tsx'
import { floorLine, blockOnStage } from './stage.ts'

const screen = blockOnStage([46, 268], { width: 228, depth: 14, height: 146 })
const layers = [0, 1, 2] as const
const data = [
  { wide: 40, height: 22 },
  { wide: 104, height: 44 },
  { wide: 168, height: 30 },
  { wide: 232, height: 58 },
] as const

/** The transform that projects a flat drawing onto the front of a block. */
const onFrontOf = ({ x, y }: { x: number; y: number }): string =>
  `matrix(.866 .5 0 1 ${x.toFixed(1)} ${y.toFixed(1)})`

/** Data in front, the model in the middle, the user's screen behind it. */
export function SoftwareScene() {
  return (
    <>
      <Blocks blocks={[screen]} />
      <g transform={onFrontOf(screen)}>
        <path className="scene__frame" d="M14 14h200v116h-200zM14 36h200M24 25h0m10 0h0m10 0h0" />
        <path className="scene__frame" d="M32 58h72M32 76h92M32 94h54" />
        <path className="scene__chart" d="M142 114V90m18 24V74m18 40V98m18 16V58" />
      </g>
      <path
        className="scene__flow"
        d={
          data.map(({ wide }) => floorLine([wide + 20, 60], [160, 130])).join('') +
          floorLine([160, 200], [160, 262])
        }
        pathLength="100"
      />
      {layers.map((layer) => (
        <Blocks
          key={layer}
          blocks={[blockOnStage([112, 112], { width: 96, depth: 96, height: 16 }, layer * 26)]}
          lit
        />
      ))}
      {data.map(({ wide, height }) => (
        <Blocks key={wide} blocks={[blockOnStage([wide, 20], { width: 40, depth: 40, height })]} />
      ))}
    </>
  )
}

import './NodeIllustration.css'
import { Blocks } from '../Blocks.tsx'
import { pointOn, type Block } from '../block-faces.ts'

const tray: Block = { x: 130, y: 250, width: 250, depth: 330, height: 30 }
const processor = { width: 84, depth: 58, height: 40 } as const

/** Eight processors in two columns; the rear ones are drawn first, because the front ones cover them. */
const processors: readonly Block[] = [3, 2, 1, 0].flatMap((row) =>
  [0, 1].map((column) => {
    const { x, y } = pointOn(tray, 24 + column * 112, 24 + row * 74)
    return { x, y: y - processor.height, ...processor }
  }),
)

const finGap = 9

/** The cooling fins on top of a processor. */
const finsOf = (block: Block): string =>
  Array.from({ length: Math.floor(block.width / finGap) - 1 }, (_, index) => {
    const from = pointOn(block, (index + 1) * finGap, 4)
    const to = pointOn(block, (index + 1) * finGap, block.depth - 4)
    return `M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}`
  }).join('')

/** Other customers' nodes on both sides, as outlines. */
const neighbours = [
  { ...tray, x: tray.x - 270, y: tray.y - 156 },
  { ...tray, x: tray.x + 270, y: tray.y + 156 },
] as const

const outlineOf = (block: Block): string =>
  [
    pointOn(block, 0, 0),
    pointOn(block, block.width, 0),
    pointOn(block, block.width, block.depth),
    pointOn(block, 0, block.depth),
  ]
    .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(0)} ${y.toFixed(0)}`)
    .join('')
    .concat('z')

/** One complete node with all its processors lit. */
export function NodeIllustration() {
  return (
    <svg className="node" viewBox="60 20 640 440" aria-hidden="true">
      <defs>
        <radialGradient id="node-glow">
          <stop offset="0" stopColor="#ff7a1a" stopOpacity="0.34" />
          <stop offset="1" stopColor="#ff7a1a" stopOpacity="0" />
        </radialGradient>
      </defs>
      <g id="scene-gpu-leasing">
        <circle cx="380" cy="230" r="320" fill="url(#node-glow)" />
        <path className="node__neighbour" d={neighbours.map(outlineOf).join('')} />
        <Blocks blocks={[tray]} />
        {processors.map((block) => (
          <g key={`${block.x}-${block.y}`}>
            <Blocks blocks={[block]} lit />
            <path className="node__fins" d={finsOf(block)} />
          </g>
        ))}
      </g>
    </svg>
  )
}

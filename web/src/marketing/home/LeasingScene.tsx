import { Blocks } from '../Blocks.tsx'
import { lightsOn, blockOnStage } from './stage.ts'

const node = { width: 180, depth: 190, height: 28 } as const
const pitch = 34
const levels = [0, 1, 2, 3, 4] as const
const leased = 2
const pulledOut = 96

const placeOf = (level: number) => [70, level === leased ? 100 - pulledOut : 100] as const
const lights = [12, 24, 36, 130, 142].map((wide) => [wide, 14] as const)
const processors = [14, 55, 96, 137].map((wide) => ({ wide, deep: 12 }))

/** A stack of nodes; the leased one is pulled out and lit. */
export function LeasingScene() {
  return levels.map((level) => {
    const above = level * pitch
    const [wide, deep] = placeOf(level)
    const block = blockOnStage([wide, deep], node, above)
    return (
      <g key={level}>
        <Blocks blocks={[block]} />
        <path className="scene__lights" d={lightsOn(block, lights)} />
        {level === leased && (
          <Blocks
            blocks={processors.map((processor) =>
              blockOnStage(
                [wide + processor.wide, deep + processor.deep],
                { width: 29, depth: 64, height: 14 },
                above + node.height,
              ),
            )}
            lit
          />
        )}
      </g>
    )
  })
}

import { Blocks } from '../Blocks.tsx'
import { pointOn, type Block } from '../block-faces.ts'

const slab = { x: 54, width: 180, depth: 180, height: 16 } as const
const storey = 88
const roomFloors = [3, 2, 1] as const
const roofTop = 112

/** The rooms along the two front edges of a floor; the floor above covers the rest. */
const rooms = [
  { wide: 126, deep: 126 },
  { wide: 126, deep: 70 },
  { wide: 14, deep: 14 },
  { wide: 70, deep: 14 },
  { wide: 126, deep: 14 },
] as const

function Floor({ level }: { level: number }) {
  const y = roofTop + level * storey
  return (
    <>
      <Blocks blocks={[{ ...slab, y }]} />
      {rooms.map(({ wide, deep }, index) => {
        const position = pointOn({ x: slab.x, y }, wide, deep)
        const height = 16 + ((index * 7 + level * 5) % 4) * 7
        return (
          <Blocks
            key={`${wide}-${deep}`}
            blocks={[{ x: position.x, y: position.y - height, width: 40, depth: 40, height }]}
            lit={(index * 2 + level) % 5 === 0}
          />
        )
      })}
    </>
  )
}

/** Floors of a building, with the lit application on the roof. */
export function FullStackIllustration() {
  return (
    <svg className="highlights__picture" viewBox="0 0 420 500" aria-hidden="true">
      {roomFloors.map((level) => (
        <Floor key={level} level={level} />
      ))}
      <Blocks blocks={[{ ...slab, y: roofTop }]} lit />
      <g transform={`matrix(.866 .5 .866 -.5 ${slab.x} ${roofTop})`}>
        <path
          className="highlights__window"
          d="M22 22h136v136h-136zM22 132h136M36 145h0m12 0h0m12 0h0M40 112h46M40 92h64M40 72h34M40 50h100M122 72v40"
        />
      </g>
    </svg>
  )
}

const steps = [0, 1, 2, 3, 4] as const

/** Steps of increasing height. */
export function ScalableIllustration() {
  return (
    <svg className="highlights__picture" viewBox="16 50 274 150" aria-hidden="true">
      {steps.map((step) => {
        const height = 14 + step * step * 5.5
        return (
          <Blocks
            key={step}
            blocks={[{ x: 22 + step * 50, y: 160 + step * 4 - height, width: 36, depth: 36, height }]}
            lit={step === 4}
          />
        )
      })}
    </svg>
  )
}

const belt: Block = { x: 8, y: 104, width: 250, depth: 62, height: 12 }
const crate = 40

const crateOnBelt = (wide: number): Block => {
  const { x, y } = pointOn(belt, wide, 11)
  return { x, y: y - crate * 0.8, width: crate, depth: crate, height: crate * 0.8 }
}

/** A row of releases; the front one is live. */
export function DeploymentIllustration() {
  return (
    <svg className="highlights__picture" viewBox="4 46 280 200" aria-hidden="true">
      <Blocks blocks={[belt]} />
      {[12, 74, 136].map((wide) => (
        <Blocks key={wide} blocks={[crateOnBelt(wide)]} />
      ))}
      <Blocks blocks={[crateOnBelt(198)]} lit />
    </svg>
  )
}

const town = [
  { wide: 4, deep: 300, height: 40 },
  { wide: 60, deep: 290, height: 74 },
  { wide: 10, deep: 235, height: 26 },
  { wide: 66, deep: 225, height: 48 },
  { wide: 14, deep: 160, height: 58 },
  { wide: 70, deep: 150, height: 168, lit: true },
  { wide: 4, deep: 90, height: 30 },
  { wide: 62, deep: 84, height: 66 },
  { wide: 14, deep: 22, height: 44 },
  { wide: 70, deep: 14, height: 24 },
] as const
const ground = { x: 6, y: 262 } as const

/** A town at night with one lit tower: support around the clock. */
export function LocalIllustration() {
  return (
    <svg className="highlights__picture" viewBox="0 0 420 320" aria-hidden="true">
      {town.map(({ wide, deep, height, ...house }) => {
        const { x, y } = pointOn(ground, wide, deep)
        return (
          <Blocks
            key={`${wide}-${deep}`}
            blocks={[{ x, y: y - height, width: 42, depth: 42, height }]}
            lit={'lit' in house}
          />
        )
      })}
    </svg>
  )
}

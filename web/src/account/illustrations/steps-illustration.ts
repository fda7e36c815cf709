import { area, at, glow, solids, strokes, svg, tones, type Box } from '../../ui/illustrations/isometric.ts'

const side = 92
const pitch = 98
const rise = 58

/** Each plinth is behind the one before it, and higher. */
const plinth = (step: number): Box => [0, -step * pitch, 0, side, side, 34 + step * rise]

/** The bars of the front: as many are lit as steps are done. */
const bars = 9
const barPitch = 8
const barOf = ([x, y, z, , deep, high]: Box, bar: number): string => {
  const top = z + high - 14 - (bar % 2) * 2
  return area([x + 14 + bar * barPitch, y + deep, top], [3, 0, 0], [0, 0, -Math.min(high - 24, 46)])
}

const barsOf = (step: number): string => {
  const box = plinth(step)
  const lit = Math.round(((step + 1) / 4) * bars)
  const path = (from: number, to: number): string =>
    Array.from({ length: to - from }, (_, index) => barOf(box, from + index)).join('')
  return `<path fill="#ffb020" d="${path(0, lit)}"/><path fill="#3b2a1c" d="${path(lit, bars)}"/>`
}

const [first, second, third, last] = [0, 1, 2, 3] as const
const steps = [last, third, second, first]

const middleOf = (step: number): readonly [number, number, number] => {
  const [x, y, , wide, deep, high] = plinth(step)
  return [x + wide / 2, y + deep / 2, high]
}

/** From one step up to the next: across its top, and up the side of the next one. */
const wayUp = (step: number): string => {
  const [x, y, z] = middleOf(step)
  const edge = -step * pitch
  return `L${at(x, y, z)}L${at(x, edge, z)}L${at(x, edge, z + rise)}`
}

const [topX, topY, topZ] = middleOf(last)
const foot = topY + side / 2

/** The way to the last plinth, and the part on it, which is dark on its light. */
const way = `M${at(topX, side + 70, 0)}L${at(topX, side, 0)}L${at(topX, side, 34)}${wayUp(first)}${wayUp(second)}L${at(...middleOf(third))}L${at(topX, foot, topZ - rise)}`
const lastPart = `M${at(topX, foot, topZ - rise)}L${at(topX, foot, topZ)}L${at(topX, topY, topZ)}`

/** Four plinths that lead up to a decision. Their names are beside them, in `StepsIllustration.tsx`. */
export const stepsIllustration = (): string =>
  svg(
    '-150 -460 560 660',
    solids([[-30, -330, -10, 152, 500, 10]], tones.floor),
    glow(262, -330, 150, 120),
    ...steps.map((step) => solids([plinth(step)], step === last ? tones.lit : tones.wood)),
    ...steps.filter((step) => step !== last).map(barsOf),
    strokes(way, '#ff9a3d', 3),
    strokes(lastPart, '#5e2a02', 3),
  )

import { pointOn, type Block } from '../block-faces.ts'

/** The floor on which each service's picture is set up, in a frame of 640 by 480. */
export const stage: Block = { x: 43, y: 288, width: 320, depth: 320, height: 14 }

/** A block that stands on the stage, or floats above it. */
export function standing(
  [wide, deep]: readonly [number, number],
  size: Pick<Block, 'width' | 'depth' | 'height'>,
  above = 0,
): Block {
  const { x, y } = pointOn(stage, wide, deep)
  return { x, y: y - size.height - above, ...size }
}

const rounded = (value: number): string => value.toFixed(1)

/** Points on the front of a block, so far along it and so far down, as dots of light. */
export const lightsOn = (block: Block, lights: readonly (readonly [number, number])[]): string =>
  lights
    .map(([wide, down]) => pointOn({ x: block.x, y: block.y + down }, wide, 0))
    .map(({ x, y }) => `M${rounded(x)} ${rounded(y)}h0`)
    .join('')

/** A line over the stage's floor. */
export const floorLine = (...points: readonly (readonly [number, number])[]): string =>
  `M${points
    .map(([wide, deep]) => pointOn(stage, wide, deep))
    .map(({ x, y }) => `${rounded(x)} ${rounded(y)}`)
    .join('L')}`

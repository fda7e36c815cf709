import { pointOn, type Block } from '../block-faces.ts'

/** The floor of each service's scene, in a viewBox of 640 by 480. */
export const stage: Block = { x: 43, y: 288, width: 320, depth: 320, height: 14 }

/** A block on the stage, or `above` pixels over it. */
export function blockOnStage(
  [wide, deep]: readonly [number, number],
  size: Pick<Block, 'width' | 'depth' | 'height'>,
  above = 0,
): Block {
  const { x, y } = pointOn(stage, wide, deep)
  return { x, y: y - size.height - above, ...size }
}

const rounded = (value: number): string => value.toFixed(1)

/** The path of lights on the front of a block, given their distances along and down. */
export const lightsOn = (block: Block, lights: readonly (readonly [number, number])[]): string =>
  lights
    .map(([wide, down]) => pointOn({ x: block.x, y: block.y + down }, wide, 0))
    .map(({ x, y }) => `M${rounded(x)} ${rounded(y)}h0`)
    .join('')

/** The path of a line on the stage's floor. */
export const floorLine = (...points: readonly (readonly [number, number])[]): string =>
  `M${points
    .map(([wide, deep]) => pointOn(stage, wide, deep))
    .map(({ x, y }) => `${rounded(x)} ${rounded(y)}`)
    .join('L')}`

/** A block in isometric projection (30°): the position of its left corner and its size. */
export type Block = { x: number; y: number; width: number; depth: number; height: number }

/** Horizontal pixels per unit along a floor axis (cos 30°); the vertical share is 0.5. */
export const across = 0.866

const number = (value: number): string => String(Math.round(value * 10) / 10)
const along = (length: number, direction: 1 | -1): string =>
  `l${number(length * across)} ${number((length * direction) / 2)}`

/** The paths of the three visible faces. */
export function facesOf({ x, y, width, depth, height }: Block): { top: string; front: string; side: string } {
  const front = { x: x + width * across, y: y + width / 2 }
  return {
    top: `M${number(x)} ${number(y)}${along(width, 1)}${along(depth, -1)}${along(-width, 1)}z`,
    front: `M${number(x)} ${number(y)}${along(width, 1)}v${number(height)}${along(-width, 1)}z`,
    side: `M${number(front.x)} ${number(front.y)}${along(depth, -1)}v${number(height)}${along(-depth, -1)}z`,
  }
}

/** The position of a point on a block's top, given its distance along width and depth. */
export const pointOn = ({ x, y }: Pick<Block, 'x' | 'y'>, wide: number, deep: number) => ({
  x: x + (wide + deep) * across,
  y: y + (wide - deep) / 2,
})

/** A block seen from above at the usual thirty degrees: where its upper left corner is, and how far it reaches. */
export type Block = { x: number; y: number; width: number; depth: number; height: number }

/** How far a step along either floor line moves across; half a step up or down belongs to it. */
const across = 0.866

const number = (value: number): string => String(Math.round(value * 10) / 10)
const along = (length: number, direction: 1 | -1): string =>
  `l${number(length * across)} ${number((length * direction) / 2)}`

/** The three faces one sees, as paths. */
export function facesOf({ x, y, width, depth, height }: Block): { top: string; front: string; side: string } {
  const front = { x: x + width * across, y: y + width / 2 }
  return {
    top: `M${number(x)} ${number(y)}${along(width, 1)}${along(depth, -1)}${along(-width, 1)}z`,
    front: `M${number(x)} ${number(y)}${along(width, 1)}v${number(height)}${along(-width, 1)}z`,
    side: `M${number(front.x)} ${number(front.y)}${along(depth, -1)}v${number(height)}${along(-depth, -1)}z`,
  }
}

/** Where a point of a block's top lies: so far along its width, so far along its depth. */
export const pointOn = ({ x, y }: Pick<Block, 'x' | 'y'>, wide: number, deep: number) => ({
  x: x + (wide + deep) * across,
  y: y + (wide - deep) / 2,
})

/** Isometric projection: x points to the lower right, y to the lower left, z up. */
export type Place = readonly [x: number, y: number, z?: number]

export const cosine = Math.cos(Math.PI / 6)
const short = (value: number): string => String(Math.round(value * 10) / 10)

/** A point as the coordinates of a path. */
export const at = ([x, y, z = 0]: Place): string => `${short((x - y) * cosine)} ${short((x + y) / 2 - z)}`

const polygon = (...corners: readonly Place[]): string => `M${corners.map(at).join('L')}Z`

export type Box = { x: number; y: number; z?: number; width: number; depth: number; height: number }

export const flat = ({ x, y, z = 0, width, depth }: Omit<Box, 'height'>): string =>
  polygon([x, y, z], [x + width, y, z], [x + width, y + depth, z], [x, y + depth, z])

/** The paths of the three visible faces of many boxes. Boxes that cover each other need separate calls, the rear one first. */
export function facesOf(boxes: readonly Box[]): { right: string; left: string; top: string } {
  const join = (face: (box: Required<Box>) => string): string =>
    boxes.map(({ z = 0, ...box }) => face({ ...box, z })).join('')
  return {
    right: join(({ x, y, z, width, depth, height }) =>
      polygon(
        [x + width, y, z + height],
        [x + width, y + depth, z + height],
        [x + width, y + depth, z],
        [x + width, y, z],
      ),
    ),
    left: join(({ x, y, z, width, depth, height }) =>
      polygon(
        [x, y + depth, z + height],
        [x + width, y + depth, z + height],
        [x + width, y + depth, z],
        [x, y + depth, z],
      ),
    ),
    top: join(({ z, height, ...box }) => flat({ ...box, z: z + height })),
  }
}

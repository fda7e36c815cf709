/** A box of an MP4 file within the bytes that hold it: its content is from `contentAt` to `end`. */
export type Box = { type: string; contentAt: number; end: number }

export const boxHeadBytes = 8
const largeHeadBytes = 16
/** The size is in the eight bytes behind the type. */
const isLarge = 1

/** The head of the box at an offset; undefined where it is cut off or is none. `size` counts the head. */
export function boxHead(
  bytes: Buffer,
  at: number,
): { type: string; size: number; headBytes: number } | undefined {
  if (at + boxHeadBytes > bytes.length) return undefined
  const short = bytes.readUInt32BE(at)
  const type = bytes.toString('latin1', at + 4, at + boxHeadBytes)
  if (short !== isLarge)
    return short < boxHeadBytes ? undefined : { type, size: short, headBytes: boxHeadBytes }
  if (at + largeHeadBytes > bytes.length) return undefined
  const size = Number(bytes.readBigUInt64BE(at + boxHeadBytes))
  return size < largeHeadBytes || !Number.isSafeInteger(size)
    ? undefined
    : { type, size, headBytes: largeHeadBytes }
}

/** The boxes between two offsets. Throws a RangeError where one of them is cut off. */
export function boxesIn(bytes: Buffer, from: number, until: number): Box[] {
  const boxes: Box[] = []
  for (let at = from; at < until;) {
    const head = boxHead(bytes, at)
    if (head === undefined || at + head.size > until)
      throw new RangeError('A box of the MP4 file is cut off.')
    boxes.push({ type: head.type, contentAt: at + head.headBytes, end: at + head.size })
    at += head.size
  }
  return boxes
}

/** The boxes of a type in a box, found along a path of types. */
export const boxesAt = (
  bytes: Buffer,
  within: Pick<Box, 'contentAt' | 'end'>,
  path: readonly string[],
): Box[] =>
  path.reduce<Pick<Box, 'contentAt' | 'end'>[]>(
    (outer, type) =>
      outer.flatMap(({ contentAt, end }) =>
        boxesIn(bytes, contentAt, end).filter((box) => box.type === type),
      ),
    [within],
  ) as Box[]

/** The heights of the transcript's sheet on narrow screens, in percent of the window. */
export const sheetHeights = { closing: 32, low: 40, middle: 50, high: 60 } as const

/** A drag that is faster than this, in pixels per second, decides by its direction alone. */
const fastDrag = 500

/** A finger that rests before it is lifted does not throw the sheet. */
const restMilliseconds = 100

/** The velocity at the release, which forgets the last movement after a rest. */
export const velocityAfter = (velocity: number, idleMilliseconds: number): number =>
  idleMilliseconds > restMilliseconds ? 0 : velocity

/** The height while it is dragged by `pixels`, which count downwards. */
export const draggedHeight = (height: number, pixels: number, windowHeight: number): number =>
  Math.min(sheetHeights.high, Math.max(0, height - (pixels / windowHeight) * 100))

/** Where the sheet goes when it is released. `velocity` is in pixels per second, positive downwards. */
export function releasedSheet(height: number, velocity: number): 'closed' | 40 | 60 {
  if (velocity > fastDrag) return 'closed'
  if (velocity < -fastDrag) return sheetHeights.high
  if (height < sheetHeights.closing) return 'closed'
  return height > sheetHeights.middle ? sheetHeights.high : sheetHeights.low
}

import type { Page } from 'playwright-core'
import { measureBoxes, type Box, type Measured } from './boxes-in-page.ts'

/** Illustrations that lie behind text on purpose, and what keeps the text readable. */
const behindText = [
  // A mask hides the particles under the text.
  '.particles',
  // The button on the map has an opaque background.
  '.office-map__drawing',
]

/** Neighbours that touch, and rounding, are no overlap. */
const tolerancePixels = 1.5

const isVisible = ({ left, top, right, bottom }: Box): boolean =>
  right - left > tolerancePixels && bottom - top > tolerancePixels

const common = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
})

/**
 * Names the illustrations whose boxes lie on those of lines of text or of controls. An icon in its own control is no
 * overlap, and neither is an illustration's own lettering.
 */
export async function overlapsOn(page: Page, within = 'body'): Promise<string[]> {
  const measured = await page.evaluate(measureBoxes, { within, behindText: behindText.join() })
  const shown = measured
    .map(({ box, clip, ...rest }): Measured => ({ ...rest, clip, box: common(box, clip) }))
    .filter(({ box }) => isVisible(box))
  const found = shown
    .filter(({ kind }) => kind === 'shape')
    .flatMap((shape) =>
      shown
        .filter(({ kind, path }) => kind !== 'shape' && !shape.path.startsWith(path))
        .filter(({ box }) => isVisible(common(box, shape.box)))
        .map(({ name }) => `${shape.name} on ${name}`),
    )
  return [...new Set(found)]
}

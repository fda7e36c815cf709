import { payInWords } from '#shared/position/job-term-names.ts'
import type { PublishedImage, PublishedJob } from '#shared/position/publication.ts'
import type { Card } from '../frames.ts'
import { cardWith } from './card-words.ts'
import { rasterIn } from './raster.ts'
import { hashOf } from './share-name.ts'

/** The share image of a position, beside its page. `folder`: that of the built renderer. */
export function jobImage(
  folder: string,
  { title, location, salary }: PublishedJob,
  { path, card }: { path: string; card: Card | undefined },
): PublishedImage | undefined {
  const facts = [location, salary === undefined ? '' : payInWords(salary)].filter(Boolean)
  const svg = card && cardWith(card, { title, facts })
  if (svg === undefined) return undefined
  const key = `${path.slice(1)}/share-${hashOf(svg)}.png`
  return {
    key,
    draw: async () => ({ key, contentType: 'image/png', content: (await rasterIn(folder)).opaquePng(svg) }),
  }
}

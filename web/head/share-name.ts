import { createHash } from 'node:crypto'

/** In the name of a share image, because social networks cache an image by its URL. */
export const hashOf = (svg: string): string => createHash('sha256').update(svg).digest('hex').slice(0, 12)

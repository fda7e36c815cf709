/** A share image without its words, as SVG with a mark for them, and the width of each character in parts of its size. */
export type Card = { svg: string; advances: Readonly<Record<string, number>> }

/** Placeholders in the document of a published page, which the renderer replaces. */
export const frameMarks = { head: '<!--head-->', html: '<!--app-->', data: '<!--data-->' } as const

export type Frame = {
  document: string
  /** The path of the page's share image. */
  image: string | undefined
  /** The share image without its words, where each value of the parameters has its own. */
  card: Card | undefined
}

/** The documents of the published pages, by the page's path. */
export type Frames = Record<string, Frame>

export const framesFile = 'frames.json'

/** Functions, because replace() interprets `$&` and similar in a replacement string. */
export const filledIn = (
  { document }: Frame,
  content: { head: readonly string[]; html: string; data: string },
): string =>
  document
    .replace(frameMarks.head, () => content.head.join('\n    '))
    .replace(frameMarks.html, () => content.html)
    .replace(frameMarks.data, () => content.data)

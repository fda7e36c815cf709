import type { Part } from './line.ts'

/** A piece of text with its position on the page; `top` grows downwards. */
export type Span = Part & {
  top: number
  /** A glyph that is not text: an icon, or a bullet of a symbol font. */
  icon: boolean
}

export type Page = { width: number; height: number; spans: Span[] }

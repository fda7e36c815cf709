import { useLayoutEffect, useRef, type RefObject } from 'react'
import { typedLength } from '../../machine/transcript-texts.ts'
import type { Message } from '../../machine/transcript.ts'

/** The highlight that hides what is not typed yet, see TranscriptMessage.css. */
const highlightName = 'untyped'

/** With reduced motion or forced colours each text is shown immediately, as in browsers without highlights. */
const typesOut = (): boolean =>
  'highlights' in CSS && !matchMedia('(prefers-reduced-motion: reduce), (forced-colors: active)').matches

const untyped = (): Highlight => {
  const highlight = CSS.highlights.get(highlightName)
  if (highlight !== undefined) return highlight
  const added = new Highlight()
  CSS.highlights.set(highlightName, added)
  return added
}

/** The range of an element's text from a letter on. */
function rangeFrom(element: Element, letters: number): StaticRange | undefined {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let before = 0
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { length } = node.textContent ?? ''
    if (before + length > letters)
      return new StaticRange({
        startContainer: node,
        startOffset: letters - before,
        endContainer: element,
        endOffset: element.childNodes.length,
      })
    before += length
  }
  return undefined
}

/**
 * Types out the text of an element. The text itself is there from the beginning: a highlight hides the letters that are
 * to come, so that screen readers do not wait for them and nothing moves while they appear.
 */
export function useTyping(message: Message): RefObject<HTMLParagraphElement | null> {
  const text = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => {
    if (message.type === 'user' || !typesOut()) return
    const highlight = untyped()
    let range: StaticRange | undefined
    let frame = 0
    const hide = (next: StaticRange | undefined): void => {
      if (range !== undefined) highlight.delete(range)
      if (next !== undefined) highlight.add(next)
      range = next
    }
    const draw = (): void => {
      const element = text.current
      hide(element === null ? undefined : rangeFrom(element, typedLength(message, Date.now())))
      if (range !== undefined) frame = requestAnimationFrame(draw)
    }
    draw()
    return () => {
      cancelAnimationFrame(frame)
      hide(undefined)
    }
  }, [message])
  return text
}

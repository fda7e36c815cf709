/**
 * Names texts that the window's edge or a box cuts off, texts that overlap or lie under a box to tick, broken words, and a page that scrolls sideways.
 * Texts in an element that scrolls are ignored. Playwright runs it in the page, so it uses nothing from outside.
 */
export function lostTexts(): string[] {
  type Line = { box: DOMRect; text: string; element: Element }
  const tolerancePixels = 1.5
  const lines: Line[] = []
  const lost = new Set<string>()

  const upwards = (element: Element): Element[] =>
    element.parentElement === null ? [element] : [element, ...upwards(element.parentElement)]
  /** Whether the element is for screen readers alone. */
  const isUnseen = (element: Element): boolean =>
    upwards(element).some((each) => getComputedStyle(each).clipPath === 'inset(50%)')
  const isShown = (element: Element): boolean =>
    element.closest('svg, script, style, noscript, option') === null &&
    element.checkVisibility({
      opacityProperty: true,
      visibilityProperty: true,
      contentVisibilityAuto: true,
    }) &&
    !isUnseen(element)
  const isScrolled = (element: Element): boolean =>
    upwards(element).some((each) => /auto|scroll/.test(getComputedStyle(each).overflowX))
  const isPinned = (element: Element): boolean =>
    upwards(element).some((each) => /fixed|sticky/.test(getComputedStyle(each).position))
  const isOutside = (box: DOMRect, left: number, right: number): boolean =>
    box.left < left - tolerancePixels || box.right > right + tolerancePixels

  const look = (node: Node, element: Element): void => {
    const text = node.textContent?.trim().slice(0, 30) ?? ''
    const range = document.createRange()
    // An e-mail address is one word that may be longer than a line.
    const words = text.includes('@') ? '' : node.textContent
    for (const word of words?.matchAll(/[\p{L}\p{N}]{2,}/gu) ?? []) {
      range.setStart(node, word.index)
      range.setEnd(node, word.index + word[0].length)
      // The part of a word after a soft hyphen also has the rectangle of the hyphen, as its first one.
      const isAfterHyphen = node.textContent?.[word.index - 1] === '\u00AD'
      const shown = [...range.getClientRects()].slice(isAfterHyphen ? 1 : 0)
      if (new Set(shown.map(({ top }) => Math.round(top))).size > 1)
        lost.add(`the word "${word[0]}" is broken in "${text}"`)
    }
    range.selectNodeContents(node)
    for (const box of range.getClientRects()) {
      lines.push({ box, text, element })
      if (isOutside(box, 0, innerWidth)) lost.add(`"${text}" is outside the window`)
      // Up to the positioned element around the text.
      for (const each of upwards(element)) {
        const { left, right, top, bottom } = each.getBoundingClientRect()
        const { display, position, overflowY } = getComputedStyle(each)
        if (/hidden|clip/.test(overflowY) && (box.top + 3 < top || box.bottom - 3 > bottom))
          lost.add(`"${text}" is cut off by .${each.className}`)
        if (!/inline$|contents/.test(display) && isOutside(box, left, right))
          lost.add(`"${text}" is outside .${each.className}`)
        if (/absolute|fixed/.test(position)) break
      }
    }
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode() !== null) {
    const element = texts.currentNode.parentElement
    if (element === null || texts.currentNode.textContent?.trim() === '') continue
    if (isShown(element) && !isScrolled(element)) look(texts.currentNode, element)
  }
  for (const element of document.querySelectorAll('[type=checkbox], [type=radio]'))
    if (isShown(element) && !isScrolled(element))
      lines.push({ box: element.getBoundingClientRect(), text: 'a box to tick', element })
  /** The letters are lower than their line. */
  const letters = ({ top, bottom, height }: DOMRect) => ({
    top: top + height * 0.15,
    bottom: bottom - height * 0.15,
  })
  const still = lines.filter(({ element }) => !isPinned(element))
  for (const [index, one] of still.entries())
    for (const other of still.slice(index + 1)) {
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue
      const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const [first, second] = [letters(one.box), letters(other.box)]
      const height = Math.min(first.bottom, second.bottom) - Math.max(first.top, second.top)
      if (width > tolerancePixels && height > Math.min(one.box.height, other.box.height) * 0.05)
        lost.add(`"${one.text}" lies on "${other.text}"`)
    }
  if (document.documentElement.scrollWidth > innerWidth) lost.add('the page scrolls sideways')
  return [...lost]
}

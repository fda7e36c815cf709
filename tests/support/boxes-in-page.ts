export type Box = { left: number; top: number; right: number; bottom: number }

/** `clip` is the area that the element's ancestors leave visible; `path` is a prefix of the paths of all elements inside it. */
export type Measured = {
  kind: 'text' | 'control' | 'shape'
  name: string
  path: string
  box: Box
  clip: Box
}

type Question = { within: string; behindText: string }

/**
 * The boxes of lines of text and of controls within an element, and those of each shape of the page's illustrations.
 * Playwright runs it in the page, so it uses nothing from outside.
 */
export function measureBoxes({ within, behindText }: Question): Measured[] {
  const ancestors = (element: Element): Element[] => {
    const parent = element.parentElement
    return parent === null ? [element] : [element, ...ancestors(parent)]
  }
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })

  const measure = (kind: Measured['kind'], element: Element, name: string, box: Box): Measured => {
    const around = ancestors(element)
    const clip = { left: 0, top: -Infinity, right: innerWidth, bottom: Infinity }
    for (const each of around.slice(0, -2)) {
      if (getComputedStyle(each).overflowX === 'visible') continue
      const edge = each.getBoundingClientRect()
      clip.left = Math.max(clip.left, edge.left)
      clip.top = Math.max(clip.top, edge.top)
      clip.right = Math.min(clip.right, edge.right)
      clip.bottom = Math.min(clip.bottom, edge.bottom)
    }
    const places = around.map((each) => [...(each.parentElement?.children ?? [])].indexOf(each))
    const { left, top, right, bottom } = box
    return { kind, name, path: `${places.toReversed().join('/')}/`, box: { left, top, right, bottom }, clip }
  }
  const nameOf = (element: Element): string =>
    `.${element.classList[0] ?? element.closest('[class]')?.classList[0] ?? element.tagName}`

  const texts = document.createTreeWalker(document.querySelector(within) ?? document, NodeFilter.SHOW_TEXT)
  const measured: Measured[] = []
  while (texts.nextNode() !== null) {
    const element = texts.currentNode.parentElement
    const content = texts.currentNode.textContent?.trim() ?? ''
    if (element?.closest('svg, script, style, noscript') !== null || content === '' || !isShown(element))
      continue
    const range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    for (const box of range.getClientRects())
      measured.push(measure('text', element, `"${content.slice(0, 40)}"`, box))
  }
  for (const control of document.querySelectorAll(
    `${within} :is(button, input, select, textarea, summary, .button)`,
  )) {
    if (!isShown(control)) continue
    const { left, top, right, bottom } = control.getBoundingClientRect()
    // A field's icon lies in its padding, beside what is typed.
    const isField = control.matches('input, select, textarea')
    const { paddingLeft, paddingRight } = getComputedStyle(control)
    const [before, after] = isField ? [parseFloat(paddingLeft), parseFloat(paddingRight)] : [0, 0]
    const box = { left: left + before, top, right: right - after, bottom }
    measured.push(measure('control', control, `the control ${nameOf(control)}`, box))
  }
  const shapes = 'svg :is(path, rect, circle, ellipse, line, polyline, polygon, use, image), canvas, img'
  for (const shape of document.querySelectorAll(shapes)) {
    if (shape.closest(`defs, clipPath, mask, symbol, ${behindText}`) !== null || !isShown(shape)) continue
    measured.push(measure('shape', shape, nameOf(shape), shape.getBoundingClientRect()))
  }
  return measured
}

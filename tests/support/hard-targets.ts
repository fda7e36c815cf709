/**
 * Names the controls that are smaller than a square of so many pixels, and those that something covers. Links in running
 * text are as high as their line. Playwright runs it in the page, so it uses nothing from outside.
 */
export function hardTargets(minPixels: number): string[] {
  /** The middle is between two pixels, or on one. */
  const roundingPixels = 1
  const controls =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=switch], [role=tab]'
  const isIn = (element: Element, selector: string): boolean => element.closest(selector) !== null
  const isUsable = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: false, visibilityProperty: true }) &&
    !isIn(element, '[inert], [aria-hidden=true], fieldset:disabled') &&
    !element.matches(':disabled') &&
    element.getClientRects().length > 0
  const isInText = (element: Element): boolean =>
    element.matches('a') &&
    [...(element.parentElement?.childNodes ?? [])].some(
      (node) => node !== element && node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
    )
  /** A label is part of its control. */
  const partsOf = (element: Element): Element[] => [
    element,
    ...(element instanceof HTMLInputElement ? (element.labels ?? []) : []),
  ]
  const pageRoots = [...document.querySelectorAll('dialog:modal')]
  const found: string[] = []
  for (const element of (pageRoots.at(-1) ?? document.body).querySelectorAll(controls)) {
    if (!isUsable(element) || isInText(element)) continue
    const parts = partsOf(element)
    const [, label] = parts
    const isChoice = label?.contains(element) === true || element.getBoundingClientRect().width <= 1
    const shown = (isChoice && label) || element
    shown.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const [box] = shown.getClientRects()
    // For screen readers alone, or outside the window, until it has the focus.
    if (box === undefined || (box.width <= 1 && box.height <= 1) || box.bottom < 0) continue
    const hits = (x: number, y: number): boolean => {
      const hit = document.elementFromPoint(x, y)
      return hit !== null && parts.some((part) => part.contains(hit))
    }
    const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 }
    const name = `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? (element.textContent?.trim() || parts[1]?.textContent) ?? '').slice(0, 40)}"`
    if (!hits(middle.x, middle.y)) {
      found.push(`${name} is covered`)
      continue
    }
    /** How far the control can be hit from its middle, in both directions. */
    const reach = (dx: number, dy: number): number => {
      let pixels = 0
      while (pixels < minPixels && hits(middle.x + dx * (pixels + 1), middle.y + dy * (pixels + 1)))
        pixels += 1
      return pixels
    }
    const width = reach(-1, 0) + reach(1, 0) + 1
    const height = reach(0, -1) + reach(0, 1) + 1
    if (Math.min(width, height) < minPixels - roundingPixels) found.push(`${name} is ${width} x ${height} px`)
  }
  scrollTo({ top: 0, behavior: 'instant' })
  return [...new Set(found)]
}

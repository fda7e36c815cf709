/**
 * Names shapes without text that only a background draws: forced colours give them the background of the page, unless they
 * are exempt. Playwright runs it in the page, so it uses nothing from outside.
 */
export function vanishedShapes(): string[] {
  /** Larger ones are backgrounds of sections. */
  const largestShapePixels = 60_000
  const sides = ['top', 'right', 'bottom', 'left']
  const drawsItself =
    'svg, svg *, input, select, textarea, progress, video, iframe, canvas, br, script, style'
  const vanished = new Set<string>()
  const look = (element: Element, pseudo: '' | '::before' | '::after'): void => {
    const style = getComputedStyle(element, pseudo)
    const isShape =
      pseudo === ''
        ? element.childNodes.length === 0 && !element.matches(drawsItself)
        : ['""', '"" / ""'].includes(style.content) && style.display !== 'none'
    const pixels = Number.parseFloat(style.width) * Number.parseFloat(style.height)
    const isPainted = !style.backgroundColor.endsWith(', 0)') || style.backgroundImage.includes('gradient')
    const hasBorder = sides.some(
      (side) =>
        style.getPropertyValue(`border-${side}-style`) !== 'none' &&
        Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0,
    )
    if (!isShape || !(pixels > 1) || pixels > largestShapePixels || !isPainted || hasBorder) return
    if (style.getPropertyValue('forced-color-adjust') !== 'none')
      vanished.add(`${element.tagName.toLowerCase()}.${element.className}${pseudo}`)
  }
  for (const element of document.querySelectorAll('body *')) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    for (const pseudo of ['', '::before', '::after'] as const) look(element, pseudo)
  }
  return [...vanished]
}

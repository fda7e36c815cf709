import type { Page } from 'playwright-core'

/** The most different values that a visitor may see in one window. Round corners do not count. */
const limits = { sizes: 9, weights: 4, radii: 4, breakpoints: 5 } as const

type Kind = keyof typeof limits
const kinds = Object.keys(limits) as readonly Kind[]

/** Where a value was seen first, by the value. */
type Values = Record<string, string>
type Seen = Record<Kind, Values>

/**
 * The computed styles on the open page: of each element that is shown and of what it draws before and after itself. Texts
 * in drawings have the units of the drawing, and figures that fill their container (docs/decisions/180) its size.
 */
const styleScript = `(() => {
  const figures = '.sizing-answer__number, .on-demand-figure, svg, svg *'
  const seen = { sizes: {}, weights: {}, radii: {}, breakpoints: {} }
  const note = (kind, value, where) => { seen[kind][value] ??= where }
  const nameOf = (element) => element.tagName.toLowerCase() + (element.className ? '.' + String(element.className).split(' ')[0] : '')
  const hasText = (element) => element.matches('input, select, textarea') ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== '')
  for (const element of document.body.querySelectorAll('*')) {
    // What only screen readers read is a pixel wide.
    const isSeen = element.checkVisibility({ visibilityProperty: true }) && element.offsetWidth > 1
    if (!isSeen || element.matches(figures)) continue
    for (const pseudo of ['', '::before', '::after']) {
      const style = getComputedStyle(element, pseudo)
      if (pseudo !== '' && ['none', 'normal'].includes(style.content)) continue
      if (pseudo === '' ? hasText(element) : /^"[^"]+"/.test(style.content)) {
        note('sizes', Number.parseFloat(style.fontSize), nameOf(element) + pseudo)
        note('weights', style.fontWeight, nameOf(element) + pseudo)
      }
      for (const corner of ['TopLeft', 'TopRight', 'BottomRight', 'BottomLeft']) {
        const radius = style['border' + corner + 'Radius']
        if (!/^0px|^50%|^\\d{3,}(\\.\\d+)?px/.test(radius)) note('radii', radius, nameOf(element) + pseudo)
      }
    }
  }
  const read = (rules) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule)
        for (const [, width] of rule.conditionText.matchAll(/([\\d.]+(?:rem|em|px))(?= <=? width)|(?<=width [<>]=? )([\\d.]+(?:rem|em|px))/g).map((m) => [m[0], m[1] ?? m[2]]))
          note('breakpoints', width, rule.conditionText)
      if (rule.cssRules !== undefined) read(rule.cssRules)
    }
  }
  for (const sheet of document.styleSheets) read(sheet.cssRules)
  return seen
})()`

/** What the pages of one window width showed. */
export type WidthStyles = Map<number, Seen>

export async function noteStyles(all: WidthStyles, page: Page, name: string, width: number): Promise<void> {
  const seen: Seen = await page.evaluate(styleScript)
  const before = all.get(width) ?? { sizes: {}, weights: {}, radii: {}, breakpoints: {} }
  for (const kind of kinds)
    for (const [value, where] of Object.entries(seen[kind])) before[kind][value] ??= `${name}: ${where}`
  all.set(width, before)
}

/** One line for each kind at each width, with an example of each value where there are too many of them. */
export function styleReport(all: WidthStyles): { lines: string[]; isWithin: boolean } {
  const counted = [...all].flatMap(([width, seen]) =>
    kinds.map((kind) => ({ width, kind, values: Object.entries(seen[kind]), limit: limits[kind] })),
  )
  return {
    lines: counted.flatMap(({ width, kind, values, limit }) => [
      `${width} px: ${values.length} of at most ${limit} ${kind}: ${values.map(([value]) => value).join(' ')}`,
      ...(values.length > limit ? values.map(([value, where]) => `    ${value}  ${where}`) : []),
    ]),
    isWithin: counted.every(({ values, limit }) => values.length <= limit),
  }
}

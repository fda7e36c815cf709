import { createElement, type ReactNode } from 'react'

const tenths = (value: number): number => Math.round(value * 10) / 10

/**
 * Boxes in isometric projection, which `web/drawings.ts` writes as seven numbers each: the corner on the left, the edges of
 * the front and of the side from there, and the height. Their faces as paths are five times as long.
 */
export function blocks(isLit: 0 | 1, ...numbers: readonly number[]): ReactNode {
  let [front, side, top] = ['', '', '']
  for (let first = 0; first < numbers.length; first += 7) {
    const [x = 0, y = 0, dx = 0, dy = 0, sx = 0, sy = 0, height] = numbers.slice(first, first + 7)
    front += `M${x} ${y}l${dx} ${dy}v${height}l${-dx} ${-dy}z`
    side += `M${tenths(x + dx)} ${tenths(y + dy)}l${sx} ${sy}v${height}l${-sx} ${-sy}z`
    top += `M${x} ${y}l${dx} ${dy}l${sx} ${sy}l${-dx} ${-dy}z`
  }
  const face = (name: string, d: string) => createElement('path', { className: `blocks__${name}`, d })
  const className = isLit === 1 ? 'blocks blocks--lit' : 'blocks'
  return createElement('g', { className }, face('front', front), face('side', side), face('top', top))
}

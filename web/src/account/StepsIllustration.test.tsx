import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { StepsIllustration } from './StepsIllustration.tsx'

/** Wider than the longest name, in 15 px letters. */
const nameWidth = 130
const lettersAbove = 13
const lettersBelow = 4

const numbersOf = (tag: string): Record<string, number> =>
  Object.fromEntries(
    [...tag.matchAll(/(\w+)="([\d.]+)"/g)].map(([, name = '', value]) => [name, Number(value)]),
  )

test('the names of the steps stand on plain ground: no unit of a rack is behind them', () => {
  const markup = renderToStaticMarkup(<StepsIllustration />)
  const units = [...markup.matchAll(/<rect class="steps-picture__unit"[^>]*>/g)].map(([tag]) =>
    numbersOf(tag),
  )
  const names = [...markup.matchAll(/<text class="steps-picture__name"[^>]*>/g)].map(([tag]) =>
    numbersOf(tag),
  )
  expect(units.length).toBeGreaterThan(30)
  expect(names).toHaveLength(4)
  const behind = names.flatMap(({ x = 0, y = 0 }) =>
    units.filter(
      (unit) =>
        unit['x']! < x + nameWidth &&
        unit['x']! + unit['width']! > x &&
        unit['y']! < y + lettersBelow &&
        unit['y']! + unit['height']! > y - lettersAbove,
    ),
  )
  expect(behind).toEqual([])
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const css = readFileSync(join(import.meta.dirname, 'fonts.css'), 'utf8')
const faces = [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, face = '']) => face)
const isFallback = (face: string): boolean => face.includes('size-adjust')

const percentIn = (face: string, property: string): number =>
  Number(new RegExp(`${property}: ([\\d.]+)%`).exec(face)?.[1])
const familyOf = (face: string): string => /font-family: '([^']+)'/.exec(face)?.[1] ?? ''

/** Ascent and descent in `hhea` of Instrument Sans, in percent of the font size. */
const ascent = 97
const descent = 25

describe.each(faces.filter(isFallback).map((face) => [familyOf(face), face]))('%s', (family, face) => {
  test('has the line height of the typeface', () => {
    const size = percentIn(face, 'size-adjust') / 100
    expect(percentIn(face, 'ascent-override') * size).toBeCloseTo(ascent, 0)
    expect(percentIn(face, 'descent-override') * size).toBeCloseTo(descent, 0)
    expect(percentIn(face, 'line-gap-override')).toBe(0)
  })

  test('is in the list of the fonts', () => {
    expect(/--font-sans:([^;]*);/.exec(css)?.[1]).toContain(`'${family}'`)
  })
})

test('no character is in both files of the typeface', () => {
  const seen = new Set<number>()
  for (const face of faces.filter((each) => !isFallback(each))) {
    const [, ranges = ''] = /unicode-range:([^;]*);/.exec(face) ?? []
    for (const [, first = '', last = first] of ranges.matchAll(/U\+(\w+)(?:-(\w+))?/g))
      for (let code = Number.parseInt(first, 16); code <= Number.parseInt(last, 16); code += 1) {
        expect(seen.has(code), `U+${code.toString(16)}`).toBe(false)
        seen.add(code)
      }
  }
  expect(seen.has('a'.charCodeAt(0)) && seen.has('é'.charCodeAt(0))).toBe(true)
})

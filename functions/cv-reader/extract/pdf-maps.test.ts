import { expect, test } from 'vitest'
import { mappedCharacters } from './pdf-maps.ts'

const mapped = (text: string): number => mappedCharacters(Buffer.from(text))

test('the characters in the ranges of a map are counted, for each kind of range', () => {
  expect(mapped('2 beginbfrange\n<0003> <0005> <0020>\n<10><1F>[<0041> <0042>]\nendbfrange')).toBe(3 + 16)
  expect(mapped('1 begincidrange <0000> <FFFF> 0 endcidrange')).toBe(65_536)
})

test('single characters and the space of codes are not', () =>
  expect(
    mapped('1 begincodespacerange <0000> <FFFF> endcodespacerange 1 beginbfchar <01> <5B57> endbfchar'),
  ).toBe(0))

test('a block without an end counts, and a range that runs backwards does not', () => {
  expect(mapped('1 beginbfrange <0000> <00FF> <0000>')).toBe(256)
  expect(mapped('1 beginbfrange <00FF> <0000> <0000> endbfrange')).toBe(0)
})

test.each(['<0> <0> [', '<0> <0> <', '<0> ', 'beginbfrange ', '< '])(
  'a million of %j take linear time',
  (text) => {
    expect(mapped(`beginbfrange ${text.repeat(1_000_000)}`)).toBeLessThan(2_000_000)
  },
)

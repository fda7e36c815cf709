import { expect, test } from 'vitest'
import { cardWith, wordsMark } from './card-words.ts'

/** Every letter is half as wide as its size. */
const advances = Object.fromEntries(Array.from('abcdefghijklmnopqrstuvwxyzA …', (letter) => [letter, 0.5]))
const card = { svg: `<svg>${wordsMark}</svg>`, advances }

const linesOf = (svg = ''): { text: string; y: number; size: number }[] =>
  [...svg.matchAll(/y="([\d.]+)" class="\w+" font-size="(\d+)"[^>]*>([^<]*)</g)].map(([, y, size, text]) => ({
    text: text ?? '',
    y: Number(y),
    size: Number(size),
  }))

test('a short title is large, and ends where the last line is', () => {
  expect(linesOf(cardWith(card, { title: 'a engineer' }))).toEqual([{ text: 'a engineer', y: 478, size: 84 }])
})

test('a title of three lines above two facts is smaller, and below the name', () => {
  const title = 'principal platform engineering'
  const alone = linesOf(cardWith(card, { title }))
  const lines = linesOf(cardWith(card, { title, facts: ['kuala', 'pay'] }))
  expect(alone.map(({ text }) => text)).toEqual(['principal', 'platform', 'engineering'])
  expect(lines[0]?.size).toBeLessThan(alone[0]?.size ?? 0)
  expect(lines[0]?.y).toBeGreaterThan(150 + 0.7 * (lines[0]?.size ?? 0))
  expect(lines.slice(-2).map(({ text }) => text)).toEqual(['kuala', 'pay'])
})

test('what does not fit is cut off', () => {
  const lines = linesOf(
    cardWith(card, { title: 'engineer '.repeat(20).trim(), facts: ['place '.repeat(20)] }),
  )
  expect(lines).toHaveLength(4)
  expect(lines.slice(2).every(({ text }) => text.endsWith('…'))).toBe(true)
})

test('words with a character that the typeface lacks have no card', () => {
  expect(cardWith(card, { title: '工程师' })).toBeUndefined()
  expect(cardWith(card, { title: 'engineer', facts: ['吉隆坡'] })).toBeUndefined()
})

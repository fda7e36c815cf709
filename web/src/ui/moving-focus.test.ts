import { expect, test } from 'vitest'
import { moveOf, indexAfter } from './moving-focus.ts'

const press = (key: string, held: Partial<Parameters<typeof moveOf>[0]> = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...held,
})

test('arrow keys move only along the direction of the items', () => {
  expect(moveOf(press('ArrowRight'), 'row')).toBe('next')
  expect(moveOf(press('ArrowRight'), 'column')).toBe(undefined)
  expect(moveOf(press('ArrowUp'), 'column')).toBe('previous')
  expect(moveOf(press('End'), 'row')).toBe('last')
})

test('an arrow key with a modifier is left to the browser', () =>
  expect(moveOf(press('ArrowLeft', { altKey: true }), 'row')).toBe(undefined))

test.each([
  ['next', 0, 1],
  ['next', 2, 0],
  ['next', -1, 0],
  ['previous', 0, 2],
  ['previous', -1, 2],
  ['first', 2, 0],
  ['last', 0, 2],
] as const)('%s of %i among three is %i', (move, index, target) =>
  expect(indexAfter(move, index, 3)).toBe(target),
)

import { expect, test } from 'vitest'
import { rowAfter, rowKeyOf } from './row-keys.ts'

const pressed = (key: string, change = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...change,
})

test('letters move and select anywhere on the page unless they are turned off', () => {
  const anywhere = { isInRows: false, hasLetters: true }
  expect(['j', 'k', 'x', 'y'].map((key) => rowKeyOf(pressed(key), anywhere))).toEqual([
    'next',
    'previous',
    'select',
    undefined,
  ])
  expect(rowKeyOf(pressed('j'), { isInRows: true, hasLetters: false })).toBe(undefined)
})

test('arrows move only in the rows, and scroll the page elsewhere', () => {
  expect(rowKeyOf(pressed('ArrowDown'), { isInRows: false, hasLetters: true })).toBe(undefined)
  expect(rowKeyOf(pressed('ArrowDown'), { isInRows: true, hasLetters: false })).toBe('next')
  expect(rowKeyOf(pressed('ArrowUp'), { isInRows: true, hasLetters: true })).toBe('previous')
})

test('leaves keys with a modifier to the browser', () => {
  expect(rowKeyOf(pressed('k', { ctrlKey: true }), { isInRows: true, hasLetters: true })).toBe(undefined)
})

test('stops at the first and the last row', () => {
  expect([rowAfter('next', -1, 3), rowAfter('next', 2, 3), rowAfter('previous', 0, 3)]).toEqual([0, 2, 0])
})

import { expect, test } from 'vitest'
import { differs } from './release.ts'

test.each([
  ['4f1c2a9be011', '4f1c2a9be011', false],
  ['4f1c2a9be011', '90aa17c3d2fe', true],
  ['', '90aa17c3d2fe', false],
  ['4f1c2a9be011', '', false],
])('a page of "%s" and a server of "%s" differ: %s', (page, server, expected) => {
  expect(differs(page, server)).toBe(expected)
})

import { expect, test } from 'vitest'
import { withChip } from './chips.ts'

test.each([
  ['Go', ['BGP', 'Go']],
  ['  Go ', ['BGP', 'Go']],
  ['   ', ['BGP']],
  [' BGP ', ['BGP']],
  ['bgp', ['BGP', 'bgp']],
])('%j makes a chip only when there is something new in it', (typed, list) =>
  expect(withChip(['BGP'], typed)).toEqual(list),
)

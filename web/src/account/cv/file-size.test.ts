import { expect, test } from 'vitest'
import { sizeText } from './file-size.ts'

test.each([
  [12, '12 bytes'],
  [2048, '2 KB'],
  [9.94 * 1024 * 1024, '9.9 MB'],
])('%d bytes are %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text)
})

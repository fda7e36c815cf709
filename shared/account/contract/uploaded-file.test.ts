import { expect, test } from 'vitest'
import { uploadedFile } from './uploaded-file.ts'

test('a file of a form is accepted', () => {
  expect(uploadedFile.safeParse(new File(['x'], 'cv.pdf')).success).toBe(true)
})

test.each([
  ['an object with the properties of a file', { name: 'cv.pdf', size: 1, type: '', arrayBuffer: {} }],
  ['a text', 'cv.pdf'],
  ['null', null],
])('%s, as JSON can carry it, is refused', (_, value) => {
  expect(uploadedFile.safeParse(value).error?.issues[0]?.message).toBe('Please choose a file')
})

import { expect, test } from 'vitest'
import { referenceOf } from './reference.ts'

test('a reference has eight characters that cannot be misread, and belongs to its id', () => {
  const references = Array.from({ length: 1000 }, (_, index) => referenceOf(`enquiry-${index}`))
  for (const reference of references)
    expect(reference).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
  expect(new Set(references).size).toBe(references.length)
  expect(referenceOf('enquiry-1')).toBe(references[1])
})

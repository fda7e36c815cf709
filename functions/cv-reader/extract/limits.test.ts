import { describe, expect, test } from 'vitest'
import { LimitExceeded } from '../errors.ts'
import { pdfFrom, streamOf, zipOf } from '../testing/documents.ts'
import { createBudget } from './budget.ts'
import { runLengthBytes } from './pdf-filters.ts'
import { refuseOversized } from './pdf-size.ts'
import { readXml } from './xml.ts'
import { zipDirectory } from './zip-directory.ts'

test('a budget can be spent exactly, and no further', () => {
  const budget = createBudget(10)
  budget.spend(10)
  expect(budget.left()).toBe(0)
  expect(() => budget.spend(1)).toThrow(LimitExceeded)
})

test('XML with 200 nested elements is read, with 201 it is refused', () => {
  const nested = (depth: number) => [...readXml(`${'<a>'.repeat(depth)}x${'</a>'.repeat(depth)}`)]
  expect(nested(200)).toHaveLength(401)
  expect(() => nested(201)).toThrow(LimitExceeded)
})

test('run-length data count as what they decode to', () => {
  // Three bytes as they are, then one byte 129 times, then the end.
  expect(runLengthBytes(Buffer.from([2, 1, 2, 3, 128 + 1, 7, 128, 5, 5]))).toBe(3 + 128)
})

test('a PDF with more pixels in its pictures than a CV is refused before one is decoded', () => {
  const withPicture = (size: string): Buffer =>
    pdfFrom([streamOf('x', `/Type/XObject/Subtype/Image${size}/BitsPerComponent 8/Filter/DCTDecode`)])
  expect(() => refuseOversized(withPicture('/Width 30000/Height 30000'))).toThrow('too much')
  expect(() => refuseOversized(withPicture('/Width 7 0 R/Height 300'))).toThrow('too much')
})

test('a PDF whose drawings draw others more than five thousand times is refused before pdf.js draws them', () => {
  const nested = (depth: number): Buffer =>
    pdfFrom(
      Array.from({ length: depth }, (_, level) =>
        streamOf(
          '/X Do '.repeat(10),
          `/Type/XObject/Subtype/Form/Resources<</XObject<</X ${level + 2} 0 R>>>>`,
        ),
      ),
    )
  expect(() => refuseOversized(nested(3))).not.toThrow()
  expect(() => refuseOversized(nested(4))).toThrow('too much')
})

describe('a ZIP archive', () => {
  const centralEntry = Buffer.from('PK\u0001\u0002', 'latin1')
  const archive = () =>
    zipOf([
      { name: 'a.xml', content: 'first' },
      { name: 'b.xml', content: 'second' },
    ])

  test('has its entries by name', () =>
    expect([...(zipDirectory(archive())?.keys() ?? [])]).toEqual(['a.xml', 'b.xml']))

  test('whose entries share bytes is not opened', () => {
    const bytes = archive()
    const packedAt = bytes.indexOf(centralEntry) + 20
    bytes.writeUInt32LE(bytes.readUInt32LE(packedAt) + 1, packedAt)
    expect(zipDirectory(bytes)).toBeUndefined()
  })

  test('with a name twice, or whose directory and header name an entry differently, is not opened', () => {
    const entry = { name: 'a.xml', content: 'first' }
    expect(zipDirectory(zipOf([entry, entry]))).toBeUndefined()
    const bytes = archive()
    bytes.write('c', bytes.indexOf(centralEntry) + 46)
    expect(zipDirectory(bytes)).toBeUndefined()
  })
})

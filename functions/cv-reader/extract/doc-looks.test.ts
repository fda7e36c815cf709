import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readCv } from '../read-cv.ts'
import { docLines } from './doc.ts'
import { looksOf } from './doc-looks.ts'

/** A CV of an invented person, saved by LibreOffice as Word 97: a bold position, and a list whose bullets Word draws. */
const doc = readFileSync(join(import.meta.dirname, '../testing/libreoffice.doc'))

test('a .doc file keeps bold, sizes and the bullets of its lists', async () => {
  const lines = await docLines(doc)
  const looks = lines.map(({ text, bold, bullet, size }) => ({ text, bold, bullet, size }))
  expect(looks).toContainEqual({ text: 'Siti Aminah', bold: true, bullet: false, size: 18 })
  expect(looks).toContainEqual({ text: 'Led a team', bold: false, bullet: true, size: 11 })
  expect(looks.find(({ text }) => text.startsWith('Manager'))?.bold).toBe(true)
})

test('the first bullet of a position stays in its description', async () => {
  const { cv } = await readCv(doc, () => Promise.resolve('refused'))
  expect(cv.experience[0]).toMatchObject({
    position: 'Manager',
    company: 'Acme Sdn Bhd',
    description: expect.stringContaining('Led a team\nCut costs'),
  })
})

test('a damaged file has no formatting, and throws no error', () => {
  const tableOf = (): Buffer => Buffer.alloc(10)
  expect(looksOf({ document: Buffer.alloc(4), tableOf })).toEqual([])
  expect(looksOf({ document: Buffer.alloc(2048, 255), tableOf })).toEqual([])
})

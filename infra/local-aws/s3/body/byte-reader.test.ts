import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPostForm } from '../post/form.ts'
import { unchunked } from './chunked-body.ts'

async function* inPieces(body: Buffer, sizes: readonly number[]): AsyncGenerator<Buffer, void> {
  for (let start = 0, turn = 0; start < body.length; turn += 1) {
    const size = sizes[turn % sizes.length] ?? 1
    yield body.subarray(start, start + size)
    start += size
  }
}

async function whole(chunks: AsyncIterable<Buffer>): Promise<string> {
  const pieces: Buffer[] = []
  for await (const chunk of chunks) pieces.push(chunk)
  return Buffer.concat(pieces).toString('latin1')
}

const anySizes = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 5 })
/** Contains near matches of the boundary. */
const trickyText = fc
  .array(fc.constantFrom('\r', '\n', '-', '--edge', 'e', 'dge--', '\r\n--edg', '\0', 'x'.repeat(9000)))
  .map((parts) => parts.join(''))
  .filter((text) => !`\r\n${text}`.includes('\r\n--edge'))

test('reads the same chunked body for any split into network packets', async () => {
  await fc.assert(
    fc.asyncProperty(trickyText, anySizes, async (text, sizes) => {
      const data = Buffer.from(text, 'latin1')
      const frames: string[] = []
      for (let start = 0; start < data.length; start += 8192) {
        const chunk = data.subarray(start, start + 8192)
        frames.push(`${chunk.length.toString(16)}\r\n${chunk.toString('latin1')}\r\n`)
      }
      const body = Buffer.from(`${frames.join('')}0\r\nx-amz-checksum-crc32: AAAAAA==\r\n\r\n`, 'latin1')
      const trailers = new Map<string, string>()
      expect(await whole(unchunked(inPieces(body, sizes), undefined, trailers))).toBe(text)
      expect([...trailers]).toEqual([['x-amz-checksum-crc32', 'AAAAAA==']])
    }),
  )
})

test('reads the same form for any split into network packets', async () => {
  await fc.assert(
    fc.asyncProperty(trickyText, anySizes, async (text, sizes) => {
      const field = (name: string, value: string) =>
        `--edge\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
      const body = `${field('Key', 'a')}${field('File', text)}${field('late', '1')}--edge--\r\n`
      const source = inPieces(Buffer.from(body, 'latin1'), sizes)
      const form = await readPostForm('multipart/form-data; boundary=edge', source)
      expect([...form.fields]).toEqual([['key', 'a']])
      expect(await whole(form.file.chunks)).toBe(text)
    }),
  )
})

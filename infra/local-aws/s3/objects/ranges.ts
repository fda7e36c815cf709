import { refuse } from '../errors.ts'

/** First and last byte, inclusive. */
export type ByteRange = { first: number; last: number }

/** S3 ignores a range it does not support (other units, several ranges, last before first) and sends the whole object. */
export function readRange(header: string | undefined, size: number): ByteRange | undefined {
  const parts = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '')
  if (header === undefined || parts === null) return undefined
  const [, from = '', to = ''] = parts
  if (from === '' && to === '') return undefined
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (first >= size) {
    throw refuse(
      'InvalidRange',
      undefined,
      { RangeRequested: header, ActualObjectSize: String(size) },
      { 'content-range': `bytes */${size}` },
    )
  }
  return { first, last }
}

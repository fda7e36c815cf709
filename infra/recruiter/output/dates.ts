import { malaysiaOffsetMilliseconds } from '#shared/platform/durations.ts'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const day = (date: Date): string =>
  `${date.getUTCDate()} ${months[date.getUTCMonth()] ?? ''} ${date.getUTCFullYear()}`

const inMalaysia = (text: string): Date => new Date(Date.parse(text) + malaysiaOffsetMilliseconds)

/** `31 Dec 2026`, in Malaysia; a date without a time is not converted. */
export const dateText = (text: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) ? day(new Date(text)) : day(inMalaysia(text))

/** `31 Dec 2026 16:05`, in the time of Malaysia. */
export const timeText = (text: string): string => {
  const date = inMalaysia(text)
  return `${day(date)} ${date.toISOString().slice(11, 16)}`
}

const bytesPerUnit = 1000

/** `84.2 MB`, in steps of a thousand, as S3 is billed. */
export const sizeText = (bytes: number): string =>
  bytes < bytesPerUnit ** 2
    ? `${Math.ceil(bytes / bytesPerUnit)} kB`
    : `${(bytes / bytesPerUnit ** 2).toFixed(1)} MB`

const localTime = /^(\d{4})-(\d{2})-(\d{2})[ T](\d{2}):(\d{2})$/

/** The moment of `2026-12-31 15:00` in the time of Malaysia; undefined for anything else, such as 31 February. */
export function momentInMalaysia(text: string): string | undefined {
  if (!localTime.test(text)) return undefined
  const asUtc = new Date(`${text.replace(' ', 'T')}:00Z`)
  if (Number.isNaN(asUtc.getTime()) || asUtc.toISOString().slice(0, 16) !== text.replace(' ', 'T'))
    return undefined
  return new Date(asUtc.getTime() - malaysiaOffsetMilliseconds).toISOString()
}

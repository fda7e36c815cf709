/** Malaysia has no daylight saving time, so an offset is enough. */
const malaysiaOffsetMilliseconds = 8 * 60 * 60 * 1000

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const day = (date: Date): string =>
  `${date.getUTCDate()} ${months[date.getUTCMonth()] ?? ''} ${date.getUTCFullYear()}`

const inMalaysia = (text: string): Date => new Date(Date.parse(text) + malaysiaOffsetMilliseconds)

/** `31 Dec 2026`, on the calendar of Malaysia; a date without a time is the same everywhere. */
export const dateText = (text: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) ? day(new Date(text)) : day(inMalaysia(text))

/** `31 Dec 2026 16:05`, in the time of Malaysia. */
export const timeText = (text: string): string => {
  const date = inMalaysia(text)
  return `${day(date)} ${date.toISOString().slice(11, 16)}`
}

import { malaysianClock, malaysianDay } from '#shared/platform/malaysian-time.ts'

const texts = { day: malaysianDay, minute: malaysianClock }

/** A moment in Malaysian time; nothing for a text that is not a date. */
export const When = ({ at, to = 'minute' }: { at: string | null; to?: keyof typeof texts }) => {
  const text = texts[to](at)
  return text === undefined || at === null ? null : <time dateTime={at}>{text}</time>
}

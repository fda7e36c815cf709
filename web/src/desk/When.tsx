import { malaysianClock } from '#shared/platform/malaysian-time.ts'

/** A moment in Malaysian time. The side bar names the time zone once for the whole desk. */
export const When = ({ at }: { at: string | null }) => {
  const text = malaysianClock(at)
  return text === undefined || at === null ? null : <time dateTime={at}>{text}</time>
}

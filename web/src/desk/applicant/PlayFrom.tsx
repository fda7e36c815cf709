import { clockText, secondMilliseconds } from '#shared/platform/durations.ts'

/** Plays the recording from a second; undefined without a recording. */
export type OnPlay = ((seconds: number) => void) | undefined

/** Below an answer or a quote: its source, and a button that plays it. */
export function PlayFrom({ at, note, onPlay }: { at: number | null; note: string; onPlay: OnPlay }) {
  const time = at === null ? undefined : clockText(Math.floor(at / secondMilliseconds))
  const canPlay = at !== null && onPlay !== undefined
  return (
    <p className="text-small text-ink-soft empty:hidden">
      {canPlay && (
        <button type="button" className="text-button mr-2" onClick={() => onPlay(at / secondMilliseconds)}>
          {`Play from ${time}`}
        </button>
      )}
      {[canPlay ? undefined : time, note].filter(Boolean).join(', ')}
    </p>
  )
}

import { clockText } from '#shared/platform/durations.ts'

/** The time left to start the interview. Screen readers do not announce the changes of a `timer`. */
export function Countdown({ seconds }: { seconds: number }) {
  return (
    <p className="text-compact text-ink-soft" role="timer">
      Session expires in:{' '}
      <span className={`font-strong tabular-nums ${seconds <= 30 ? 'text-danger' : 'text-ink'}`}>
        {clockText(seconds)}
      </span>
    </p>
  )
}

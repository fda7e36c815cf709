import { clockText } from '#shared/platform/durations.ts'
import './Countdown.css'

/** The time left to start the interview. Screen readers do not announce the changes of a `timer`. */
export function Countdown({ seconds }: { seconds: number }) {
  return (
    <p className={seconds <= 30 ? 'countdown countdown--soon' : 'countdown'} role="timer">
      Session expires in: <span className="countdown__time">{clockText(seconds)}</span>
    </p>
  )
}

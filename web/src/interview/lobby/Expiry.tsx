import { Button } from '../../ui/Button.tsx'
import { useArrivalFocus } from '../room/use-arrival-focus.ts'
import { countdownText } from './countdown-text.ts'
import './Expiry.css'

/** The time that is left to start in. Screen readers do not announce the changes of a `timer`. */
export function Countdown({ seconds }: { seconds: number }) {
  return (
    <p className={seconds <= 30 ? 'countdown countdown--soon' : 'countdown'} role="timer">
      Session expires in: <span className="countdown__time">{countdownText(seconds)}</span>
    </p>
  )
}

export function Expired({ onRefresh }: { onRefresh: () => void }) {
  const title = useArrivalFocus<HTMLHeadingElement>()
  return (
    <section className="expired" role="alert">
      <div>
        <h2 className="expired__title" ref={title} tabIndex={-1}>
          Session Expired
        </h2>
        <p>The interview session has expired. Please refresh and try again.</p>
      </div>
      <Button size="compact" onClick={onRefresh}>
        Refresh
      </Button>
    </section>
  )
}

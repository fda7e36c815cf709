import { Spinner } from '../ui/Spinner.tsx'
import { useSlow } from '../ui/use-slow.ts'
import './LoadingDashboard.css'

/** After this long, a message says that loading goes on. */
const slowAfterMilliseconds = 6000

/** Placeholder of the overview while it loads, with the same layout to avoid layout shift. */
export function LoadingPanel() {
  const isSlow = useSlow(true, slowAfterMilliseconds)
  return (
    <div className="loading">
      <output className="loading__text">
        <Spinner />
        {isSlow ? 'Still loading. Your connection seems to be slow.' : 'Loading your dashboard…'}
      </output>
      <div className="loading__cards" aria-hidden="true">
        <span className="loading__block" />
        <span className="loading__block" />
        <span className="loading__block" />
      </div>
      <div className="loading__sections" aria-hidden="true">
        <span className="loading__block loading__block--tall" />
        <span className="loading__block loading__block--tall" />
      </div>
    </div>
  )
}

/** Shown until the sign-in is read from storage. */
export function LoadingDashboard() {
  return (
    <>
      <div className="top-bar" aria-hidden="true">
        <div className="top-bar__row" />
      </div>
      <div className="page-width dashboard__panel">
        <h1 className="unseen">Dashboard</h1>
        <LoadingPanel />
      </div>
    </>
  )
}

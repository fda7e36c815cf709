import { Spinner } from '../ui/Spinner.tsx'
import { useSlow } from '../ui/use-slow.ts'
import './LoadingDashboard.css'

/** After this long, a person wants to hear that something still happens. */
const slowAfterMilliseconds = 6000

/** What stands in the place of the overview until it is there, in its shape, so that nothing jumps. */
export function LoadingPanel() {
  const isSlow = useSlow(true, slowAfterMilliseconds)
  return (
    <div className="loading">
      <output className="loading__text">
        <Spinner />
        {isSlow ? 'Still loading. Your connection seems to be slow.' : 'Loading your dashboard...'}
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

/** What the page shows until it is known who is signed in. */
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

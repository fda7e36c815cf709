import { Spinner } from '../ui/Spinner.tsx'
import { useSlow } from '../ui/use-slow.ts'
import { Bar } from './TopBar.tsx'
import './LoadingDashboard.css'

/** After this long, a message says that loading goes on. */
const slowAfterMilliseconds = 6000

/** Placeholder of the overview while it loads, with the same layout to avoid layout shift. */
export function LoadingPanel() {
  const isSlow = useSlow(true, slowAfterMilliseconds)
  return (
    <div className="grid gap-5">
      <output className="flex min-h-8 items-center gap-3 text-ink-soft">
        <Spinner />
        {isSlow ? 'Still loading. Your connection seems to be slow.' : 'Loading your dashboard…'}
      </output>
      <div className="grid grid-cols-3 gap-4 phone:grid-cols-1 phone:gap-3" aria-hidden="true">
        <span className="loading-block phone:h-8" />
        <span className="loading-block phone:h-8" />
        <span className="loading-block phone:h-8" />
      </div>
      <div className="grid gap-4" aria-hidden="true">
        <span className="loading-block h-tall" />
        <span className="loading-block h-tall" />
      </div>
    </div>
  )
}

/** Shown until the sign-in is read from storage. */
export function LoadingDashboard() {
  return (
    <>
      <Bar aria-hidden="true" />
      <div className="page-width grid gap-5 pt-6">
        <h1 className="unseen">Dashboard</h1>
        <LoadingPanel />
      </div>
    </>
  )
}

import { EmptyState } from '../EmptyState.tsx'
import { OpenRackPicture } from '../pictures/OpenRackPicture.tsx'
import '../Panel.css'

/** Shows an empty state until the careers pages load positions. */
export function Positions() {
  return (
    <>
      <header className="dashboard__head">
        <h1 className="dashboard__title">Positions</h1>
        <p className="dashboard__lead">Open roles you can apply for.</p>
      </header>
      <section className="panel panel--lone" aria-label="Open positions">
        <EmptyState
          picture={<OpenRackPicture />}
          title="No open positions available"
          text="Check back later for new opportunities"
        />
      </section>
    </>
  )
}

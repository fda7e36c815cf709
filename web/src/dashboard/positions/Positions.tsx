import { EmptyState } from '../EmptyState.tsx'
import { OpenRackPicture } from '../pictures/OpenRackPicture.tsx'
import '../Panel.css'

/** Positions come with the careers pages; until then there are none. */
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

import { Button } from '../../ui/Button.tsx'

export function NothingFound() {
  return (
    <div className="positions__empty">
      <EmptyRack />
      <p className="positions__empty-title">No positions found matching your criteria.</p>
      <p className="careers__text">Try adjusting your filters or check back later for new opportunities.</p>
    </div>
  )
}

export function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="positions__empty" role="alert">
      <p className="positions__empty-title">We could not load the positions.</p>
      <p className="careers__text">Please check your connection and try again.</p>
      <Button size="compact" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}

/** A rack without servers. */
function EmptyRack() {
  return (
    <svg className="positions__rack" viewBox="0 0 96 76" width="96" height="76" aria-hidden="true">
      <path d="M22 4h52v68H22zM30 14h36M30 26h36M30 38h36M30 50h36M30 62h36M8 72h80" />
    </svg>
  )
}

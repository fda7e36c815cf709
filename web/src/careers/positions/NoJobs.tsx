import { Button } from '../../ui/Button.tsx'

export function NothingFound() {
  return (
    <div className="positions__empty positions__empty--rack">
      <p className="positions__empty-title">No positions found matching your criteria.</p>
      <p className="careers__text">Try adjusting your filters or check back later for new opportunities.</p>
    </div>
  )
}

export function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="positions__empty" role="alert">
      <p className="positions__empty-title">We couldn’t load the positions.</p>
      <p className="careers__text">Please check your connection and try again.</p>
      <Button size="compact" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}

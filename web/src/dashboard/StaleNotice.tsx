import { Notice } from '../ui/Notice.tsx'
import { StatusRegion } from '../ui/StatusRegion.tsx'
import type { Candidate } from './use-candidate.ts'
import { Button } from '../ui/Button.tsx'

/** Says that the data may be out of date. A status, not an alert, because the dashboard stays usable. */
export function StaleNotice({ candidate: { isStale, isRetrying, refresh } }: { candidate: Candidate }) {
  return (
    <StatusRegion>
      {isStale && (
        <Notice
          action={
            <Button look="quiet" disabled={isRetrying} onClick={() => void refresh()}>
              {isRetrying ? 'Trying again…' : 'Try again'}
            </Button>
          }
        >
          We couldn't load your latest data. What you see may be incomplete or out of date.
        </Notice>
      )}
    </StatusRegion>
  )
}

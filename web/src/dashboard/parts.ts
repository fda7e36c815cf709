import { useEffect } from 'react'
import { onDemand } from './on-demand.tsx'

/** What the first view of the dashboard does not need. */
export const parts = {
  Positions: onDemand(() => import('./positions/Positions.tsx')),
  ProfileArea: onDemand(() => import('./profile/ProfileArea.tsx')),
  ApplicationDialog: onDemand(() => import('./application/ApplicationDialog.tsx')),
  StatusPopup: onDemand(() => import('./popup/StatusPopup.tsx')),
  ResetApplications: onDemand(() => import('./reset/ResetApplications.tsx')),
  Farewell: onDemand(() => import('./Farewell.tsx')),
}

const idleMilliseconds = 2000

/** Fetches the other parts once the first view is shown. */
export function usePrefetchedParts(): void {
  useEffect(() => {
    const fetchAll = (): void => {
      // Only the local run has a menu item for it.
      const { ResetApplications: _, ...used } = parts
      for (const part of Object.values(used)) part.prefetch()
    }
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(fetchAll, idleMilliseconds)
      return () => clearTimeout(timer)
    }
    const request = requestIdleCallback(fetchAll, { timeout: idleMilliseconds })
    return () => cancelIdleCallback(request)
  }, [])
}

import { useEffect } from 'react'
import { onDemand } from '../ui/on-demand.ts'
import type { TabId } from './tabs.ts'

/** The parts that the first view of the dashboard does not need. */
export const parts = {
  Positions: onDemand(() => import('./positions/Positions.tsx')),
  ProfileArea: onDemand(() => import('./profile/ProfileArea.tsx')),
  ApplicationDialog: onDemand(() => import('./application/ApplicationDialog.tsx')),
  InterviewReturn: onDemand(() => import('./refresh/InterviewReturn.tsx')),
  TranscriptDialog: onDemand(() => import('./transcript/TranscriptDialog.tsx')),
  StatusPopup: onDemand(() => import('./popup/StatusPopup.tsx')),
  ResetApplications: onDemand(() => import('./reset/ResetApplications.tsx')),
  ConfirmationLink: onDemand(() => import('./confirm-email/ConfirmationLink.tsx')),
  Farewell: onDemand(() => import('./Farewell.tsx')),
}

const idleMilliseconds = 2000

/** The code of the tab that the URL names is requested beside its data, that of the other parts when the browser is idle. */
export function usePrefetchedParts(tab: TabId): void {
  useEffect(() => {
    if (tab === 'positions') parts.Positions.prefetch()
    if (tab === 'profile') parts.ProfileArea.prefetch()
  }, [tab])
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

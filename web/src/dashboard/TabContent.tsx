import type { SignedInUser } from '#shared/account/contract/answers.ts'
import { useState } from 'react'
import { holdsDrafts } from '../form/drafts.ts'
import type { Ways } from './application/ActionButton.tsx'
import { LoadingPanel } from './LoadingDashboard.tsx'
import { Overview } from './overview/Overview.tsx'
import { PartBoundary } from './PartBoundary.tsx'
import { parts } from './parts.ts'
import type { TabId } from './tabs.ts'
import type { Candidate } from './use-candidate.ts'

type Props = {
  tab: TabId
  candidate: Candidate
  user: SignedInUser
  ways: Ways
  onOpen: (jobId: string) => void
  onShowProfile: () => void
  onDeleted: () => void
}

/** The chosen tab. The profile, once seen, stays rendered with its dialogs. */
export function TabContent({ tab, candidate, user, ways, onOpen, onShowProfile, onDeleted }: Props) {
  // A draft that a reload interrupted opens the profile's form.
  const [hasSeenProfile, setSeenProfile] = useState(() => holdsDrafts(user.id))
  if (tab === 'profile' && !hasSeenProfile) setSeenProfile(true)
  return (
    <>
      {tab === 'overview' && (
        <Overview candidate={candidate} ways={ways} onOpen={onOpen} onShowProfile={onShowProfile} />
      )}
      {tab === 'positions' && (
        <PartBoundary fallback={<LoadingPanel />}>
          <parts.Positions
            positions={candidate.positions}
            standings={candidate.standings}
            onOpen={onOpen}
            onShowStatus={ways.onShowStatus}
            onShowProfile={onShowProfile}
          />
        </PartBoundary>
      )}
      {hasSeenProfile && (
        <PartBoundary fallback={tab === 'profile' && <LoadingPanel />}>
          <parts.ProfileArea
            candidate={candidate}
            user={user}
            isShown={tab === 'profile'}
            onDeleted={onDeleted}
          />
        </PartBoundary>
      )}
    </>
  )
}

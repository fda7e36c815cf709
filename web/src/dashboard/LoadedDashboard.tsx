import type { SignedInUser } from '#shared/contract/auth.ts'
import { useState } from 'react'
import { Notice } from '../ui/Notice.tsx'
import { StatusRegion } from '../ui/StatusRegion.tsx'
import { tabPanelId } from '../ui/Tabs.tsx'
import type { Ways } from './application/ActionButton.tsx'
import { Overview } from './overview/Overview.tsx'
import { parts } from './parts.ts'
import { PartBoundary } from './PartBoundary.tsx'
import { useNameInSession } from './profile/use-name-in-session.ts'
import { useInterviewReturn } from './refresh/use-interview-return.ts'
import { useRefresh } from './refresh/use-refresh.ts'
import { StaleNotice } from './StaleNotice.tsx'
import { useFirstArrival } from './start/use-first-arrival.ts'
import type { TabId } from './tabs.ts'
import type { Arrival } from './use-arrival-state.ts'
import type { Candidate } from './use-candidate.ts'

type Props = {
  tab: TabId
  onChooseTab: (tab: TabId) => void
  arrival: Arrival
  candidate: Candidate
  user: SignedInUser
  isResetting: boolean
  onResetClosed: () => void
  onDeleted: () => void
}

/** The dialog of an application, or the popup with the status of a job; at most one is open. */
type Opened = { kind: 'application' | 'status'; jobId: string }

const statusOf = (jobId: string | undefined): Opened | undefined =>
  jobId === undefined ? undefined : { kind: 'status', jobId }

/** The dialogs are rendered outside the tabs, so that changing the tab closes none. */
export function LoadedDashboard(props: Props) {
  const { tab, onChooseTab, arrival, candidate, user, isResetting, onResetClosed, onDeleted } = props
  const [opened, setOpened] = useState(statusOf(arrival.statusOfJob))
  const [news, setNews] = useState<string>()
  const isFirst = useFirstArrival(user.id)
  const isUpdating = useInterviewReturn(arrival.hasReturned, candidate.refresh)
  useRefresh(candidate)
  useNameInSession(candidate)
  const [hasSeenProfile, setSeenProfile] = useState(false)
  if (tab === 'profile' && !hasSeenProfile) setSeenProfile(true)

  const close = (): void => setOpened(undefined)
  const showTab = (next: TabId): void => {
    close()
    onChooseTab(next)
  }
  const openApplication = (jobId: string): void => setOpened({ kind: 'application', jobId })
  const ways: Ways = {
    onShowStatus: (jobId) => setOpened({ kind: 'status', jobId }),
    onShowPositions: () => showTab('positions'),
  }
  const showProfile = (): void => showTab('profile')
  const standing = candidate.standings.find(({ jobId }) => jobId === opened?.jobId)
  return (
    <>
      <StaleNotice candidate={candidate} />
      <StatusRegion>
        {isUpdating && <Notice>Thank you for your interview. We are updating its status...</Notice>}
        {news !== undefined && (
          <Notice tone="good" onDismiss={() => setNews(undefined)}>
            {news}
          </Notice>
        )}
      </StatusRegion>
      {tab === 'overview' && (
        <Overview
          candidate={candidate}
          isFirst={isFirst}
          ways={ways}
          onOpen={openApplication}
          onShowProfile={showProfile}
        />
      )}
      {tab === 'positions' && (
        <PartBoundary>
          <parts.Positions
            positions={candidate.positions}
            standings={candidate.standings}
            onOpen={openApplication}
            onShowStatus={ways.onShowStatus}
            onShowProfile={showProfile}
          />
        </PartBoundary>
      )}
      {hasSeenProfile && (
        <PartBoundary>
          <parts.ProfileArea
            candidate={candidate}
            user={user}
            isShown={tab === 'profile'}
            onDeleted={onDeleted}
          />
        </PartBoundary>
      )}
      <PartBoundary>
        {opened?.kind === 'application' && standing !== undefined && (
          <parts.ApplicationDialog
            key={standing.jobId}
            standing={standing}
            onClose={close}
            onWithdrawn={(jobTitle) => {
              close()
              setNews(`Your application for ${jobTitle} was withdrawn.`)
              // The card that opened the dialog goes, and the focus with it.
              document.getElementById(tabPanelId(tab))?.focus({ preventScroll: true })
              void candidate.refresh()
            }}
            onOutdated={() => void candidate.refresh()}
            {...ways}
          />
        )}
        {opened?.kind === 'status' && (
          <parts.StatusPopup
            standing={standing}
            email={user.email}
            onOverview={() => showTab('overview')}
            onClose={close}
          />
        )}
        {isResetting && (
          <parts.ResetApplications
            onClose={onResetClosed}
            onReset={() => {
              onResetClosed()
              setNews('Your applications were reset.')
              void candidate.refresh()
            }}
          />
        )}
      </PartBoundary>
    </>
  )
}

import type { SignedInUser } from '#shared/contract/auth.ts'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { holdsDrafts } from '../form/drafts.ts'
import { Notice } from '../ui/Notice.tsx'
import { StatusRegion } from '../ui/StatusRegion.tsx'
import { tabPanelId } from '../ui/Tabs.tsx'
import { ApplicationDialogs, type Opened } from './ApplicationDialogs.tsx'
import type { Ways } from './application/ActionButton.tsx'
import { ConfirmEmail } from './confirm-email/ConfirmEmail.tsx'
import { Overview } from './overview/Overview.tsx'
import { LoadingPanel } from './LoadingDashboard.tsx'
import { parts } from './parts.ts'
import { PartBoundary } from './PartBoundary.tsx'
import { useNameInSession } from './profile/use-name-in-session.ts'
import { InterviewReturn } from './refresh/InterviewReturn.tsx'
import { useRefresh } from './refresh/use-refresh.ts'
import { StaleNotice } from './StaleNotice.tsx'
import { useFirstArrival } from './start/use-first-arrival.ts'
import type { TabId } from './tabs.ts'
import { Unsent } from './unsent/Unsent.tsx'
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

const statusOf = (jobId: string | undefined): Opened | undefined =>
  jobId === undefined ? undefined : { kind: 'status', jobId }

/** The dialogs are rendered outside the tabs, so that changing the tab closes none. */
export function LoadedDashboard(props: Props) {
  const { tab, onChooseTab, arrival, candidate, user, isResetting, onResetClosed, onDeleted } = props
  const [opened, setOpened] = useState(statusOf(arrival.statusOfJob))
  const [news, setNews] = useState<string>()
  const isFirst = useFirstArrival(user.id)
  useRefresh(candidate)
  useNameInSession(candidate)
  // A draft that a reload interrupted opens the profile's form.
  const [hasSeenProfile, setSeenProfile] = useState(() => holdsDrafts(user.id))
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
  return (
    <>
      <StaleNotice candidate={candidate} />
      <Unsent candidate={candidate} />
      <ConfirmEmail candidate={candidate} onNews={setNews} />
      <StatusRegion>
        <InterviewReturn
          returnedFrom={arrival.returnedFrom}
          standings={candidate.standings}
          refresh={candidate.refresh}
          onReadTranscript={(jobId) => setOpened({ kind: 'transcript', jobId })}
        />
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
        <PartBoundary fallback={<LoadingPanel />}>
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
        <PartBoundary fallback={tab === 'profile' && <LoadingPanel />}>
          <parts.ProfileArea
            candidate={candidate}
            user={user}
            isShown={tab === 'profile'}
            onDeleted={onDeleted}
          />
        </PartBoundary>
      )}
      <ApplicationDialogs
        opened={opened}
        standings={candidate.standings}
        email={user.email}
        ways={ways}
        onOverview={() => showTab('overview')}
        onClose={close}
        onReadTranscript={(jobId) => setOpened({ kind: 'transcript', jobId })}
        onWithdrawn={(jobTitle) => {
          // The dialog returns the focus to the card that opened it, which is about to go.
          flushSync(() => {
            close()
            setNews(`Your application for ${jobTitle} was withdrawn.`)
          })
          document.getElementById(tabPanelId(tab))?.focus({ preventScroll: true })
          void candidate.refresh()
        }}
        onOutdated={() => void candidate.refresh()}
      />
      <PartBoundary>
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

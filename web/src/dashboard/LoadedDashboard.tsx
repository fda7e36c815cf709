import type { SignedInUser } from '#shared/account/contract/answers.ts'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { tabPanelId } from '../ui/Tabs.tsx'
import { ApplicationDialogs } from './ApplicationDialogs.tsx'
import type { Ways } from './application/ActionButton.tsx'
import { DashboardNotices } from './DashboardNotices.tsx'
import { useNameInSession } from './profile/use-name-in-session.ts'
import { ResetDialog } from './ResetDialog.tsx'
import type { Standing } from './standing/standing.ts'
import { TabContent } from './TabContent.tsx'
import type { TabId } from './tabs.ts'
import type { Arrival } from './use-arrival-state.ts'
import type { Candidate } from './use-candidate.ts'
import { useOpened } from './use-opened.ts'

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

/** The dialogs are rendered outside the tabs, so that changing the tab closes none. */
export function LoadedDashboard(props: Props) {
  const { tab, onChooseTab, arrival, candidate, user, isResetting, onResetClosed, onDeleted } = props
  const { opened, open, close } = useOpened(arrival.statusOfJob)
  const [news, setNews] = useState<string>()
  useNameInSession(candidate)

  const refresh = (): void => void candidate.refresh()
  const announce = (change: string): void => {
    setNews(change)
    refresh()
  }
  const showTab = (next: TabId): void => {
    close()
    onChooseTab(next)
  }
  const ways: Ways = { onShowStatus: open('status'), onShowPositions: () => showTab('positions') }
  const withdrawn = ({ jobId, jobTitle }: Standing): void => {
    // The dialog returns the focus to the card that opened it, which is about to be removed.
    flushSync(() => {
      close()
      candidate.removeApplication(jobId)
      announce(`Your application for ${jobTitle} was withdrawn.`)
    })
    document.getElementById(tabPanelId(tab))?.focus({ preventScroll: true })
  }
  return (
    <>
      <DashboardNotices
        candidate={candidate}
        returnedFrom={arrival.returnedFrom}
        news={news}
        onNews={setNews}
        onReadTranscript={open('transcript')}
      />
      <TabContent
        tab={tab}
        candidate={candidate}
        user={user}
        ways={ways}
        onOpen={open('application')}
        onShowProfile={() => showTab('profile')}
        onDeleted={onDeleted}
      />
      <ApplicationDialogs
        opened={opened}
        standings={candidate.standings}
        jobs={candidate.positions.jobs}
        email={user.email}
        ways={ways}
        onOverview={() => showTab('overview')}
        onClose={close}
        onReadTranscript={open('transcript')}
        onWithdrawn={withdrawn}
        onOutdated={refresh}
      />
      <ResetDialog isOpen={isResetting} onClose={onResetClosed} onReset={announce} />
    </>
  )
}

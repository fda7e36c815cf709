import type { SignedInUser } from '#shared/account/contract/answers.ts'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { ScrollToTop } from '../ui/ScrollToTop.tsx'
import { tabPanelId, tabId } from '../ui/Tabs.tsx'
import { LoadedDashboard } from './LoadedDashboard.tsx'
import { LoadingPanel } from './LoadingDashboard.tsx'
import { parts, usePrefetchedParts } from './parts.ts'
import { isLocalRun } from './reset/local-run.ts'
import { searchOf, tabIn, type TabId } from './tabs.ts'
import { TopBar } from './TopBar.tsx'
import { useArrivalState } from './use-arrival-state.ts'
import { useCandidate } from './use-candidate.ts'

const scrollToTopBeyondPixels = 300

type Props = { user: SignedInUser; onDeleted: () => void }

function useTab(): [TabId, (tab: TabId) => void] {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const tab = tabIn(search)
  const choose = (next: TabId): void => {
    if (next === tab) return
    void navigate({ search: searchOf(next) })
    // The scroll position belongs to the previous tab.
    window.scrollTo({ top: 0, behavior: 'instant' })
  }
  return [tab, choose]
}

export function SignedInDashboard({ user, onDeleted }: Props) {
  const [tab, chooseTab] = useTab()
  const arrival = useArrivalState()
  const candidate = useCandidate(user)
  const [isResetting, setResetting] = useState(false)
  usePrefetchedParts(tab)
  // What greets a candidate who comes from an interview is above the rest, which it would move if it came later.
  const [isGreetingReady, setGreetingReady] = useState(arrival.returnedFrom === undefined)
  useEffect(() => {
    if (isGreetingReady) return
    const ready = (): void => setGreetingReady(true)
    parts.InterviewReturn.load().then(ready, ready)
  }, [isGreetingReady])
  return (
    <>
      <TopBar
        name={candidate?.profile.name ?? user.name}
        email={user.email}
        tab={tab}
        onChoose={chooseTab}
        onReset={isLocalRun() ? () => setResetting(true) : undefined}
      />
      <div
        className="page-width grid gap-5 pt-6 outline-none"
        role="tabpanel"
        id={tabPanelId(tab)}
        aria-labelledby={tabId(tab)}
        aria-busy={candidate === undefined || !isGreetingReady}
        tabIndex={-1}
      >
        {candidate === undefined || !isGreetingReady ? (
          <>
            <h1 className="unseen">Dashboard</h1>
            <LoadingPanel />
          </>
        ) : (
          <LoadedDashboard
            tab={tab}
            onChooseTab={chooseTab}
            arrival={arrival}
            candidate={candidate}
            user={user}
            isResetting={isResetting}
            onResetClosed={() => setResetting(false)}
            onDeleted={onDeleted}
          />
        )}
      </div>
      <ScrollToTop beyondPixels={scrollToTopBeyondPixels} avoided="#delete-account" />
    </>
  )
}

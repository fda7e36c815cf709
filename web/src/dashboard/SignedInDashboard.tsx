import type { SignedInUser } from '#shared/contract/auth.ts'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { Notice } from '../ui/Notice.tsx'
import { ScrollToTop } from '../ui/ScrollToTop.tsx'
import { StatusRegion } from '../ui/StatusRegion.tsx'
import { tabPanelId, tabId } from '../ui/Tabs.tsx'
import { ChangePasswordDialog } from './change-password/ChangePasswordDialog.tsx'
import { usePasswordLock } from './change-password/use-password-lock.ts'
import { UpdateProfileDialog } from './edit-profile/UpdateProfileDialog.tsx'
import { useProfileForm } from './edit-profile/use-profile-form.ts'
import { LoadingPanel } from './LoadingDashboard.tsx'
import { Overview } from './overview/Overview.tsx'
import { Positions } from './positions/Positions.tsx'
import { ProfileTab } from './profile/ProfileTab.tsx'
import { StaleNotice } from './StaleNotice.tsx'
import { searchOf, tabIn, type TabId } from './tabs.ts'
import { TopBar } from './TopBar.tsx'
import { useCandidate, type Candidate } from './use-candidate.ts'
import { DeleteAccountDialog } from './your-data/DeleteAccountDialog.tsx'
import './DialogForm.css'

const scrollToTopBeyondPixels = 300

type Props = { user: SignedInUser; onDeleted: () => void }

/** A cache for each mounted dashboard, so that no candidate sees data fetched for another. */
const ownCache = { provider: () => new Map() }

export function SignedInDashboard(props: Props) {
  return (
    <SWRConfig value={ownCache}>
      <Dashboard {...props} />
    </SWRConfig>
  )
}

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

function Dashboard({ user, onDeleted }: Props) {
  const [tab, chooseTab] = useTab()
  const candidate = useCandidate(user)
  return (
    <>
      <TopBar name={candidate?.profile.name ?? user.name} email={user.email} tab={tab} onChoose={chooseTab} />
      <div
        className="page-width dashboard__panel"
        role="tabpanel"
        id={tabPanelId(tab)}
        aria-labelledby={tabId(tab)}
        aria-busy={candidate === undefined}
      >
        {candidate === undefined ? (
          <>
            <h1 className="unseen">Dashboard</h1>
            <LoadingPanel />
          </>
        ) : (
          <Loaded tab={tab} candidate={candidate} user={user} onDeleted={onDeleted} />
        )}
      </div>
      <ScrollToTop beyondPixels={scrollToTopBeyondPixels} />
    </>
  )
}

/** The dialogs are rendered outside the tabs, so that changing the tab closes none. */
function Loaded({ tab, candidate, user, onDeleted }: Props & { tab: TabId; candidate: Candidate }) {
  const { profile, applications } = candidate
  const profileForm = useProfileForm(candidate)
  const passwordLock = usePasswordLock()
  const [isChangingPassword, setIsChangingPassword] = useState(false)
  const [isDeleting, setIsDeleting] = useState(false)
  return (
    <>
      <StaleNotice candidate={candidate} />
      <StatusRegion>
        {profileForm.isSaved && (
          <Notice tone="good" onDismiss={profileForm.dismissNotice}>
            Profile updated successfully!
          </Notice>
        )}
      </StatusRegion>
      {tab === 'overview' && <Overview name={profile.name} applications={applications} />}
      {tab === 'positions' && <Positions />}
      {tab === 'profile' && (
        <ProfileTab
          profile={profile}
          isKnown={candidate.isProfileKnown}
          isUpdating={profileForm.form.isSending}
          onEdit={profileForm.open}
          onChangePassword={() => {
            passwordLock.check()
            setIsChangingPassword(true)
          }}
          onDelete={() => setIsDeleting(true)}
        />
      )}
      {profileForm.opened !== undefined && (
        <UpdateProfileDialog
          form={profileForm.form}
          opened={profileForm.opened}
          profile={profile}
          onClose={profileForm.close}
        />
      )}
      {isChangingPassword && (
        <ChangePasswordDialog user={user} lock={passwordLock} onClose={() => setIsChangingPassword(false)} />
      )}
      {isDeleting && <DeleteAccountDialog onClose={() => setIsDeleting(false)} onDeleted={onDeleted} />}
    </>
  )
}

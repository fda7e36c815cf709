import { lazy, Suspense, type ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import type { StaffMember } from '#shared/platform/staff-member.ts'
import { dispatchSession } from './session-store.ts'
import type { DeskSession } from './desk-session.ts'
import { SignInAgain } from './entry/SignInAgain.tsx'
import { ApplicantsView } from './applicants/ApplicantsView.tsx'
import type { WorkspacePath } from './desk-path.ts'
import { DeskBoundary } from './DeskBoundary.tsx'
import { Skeleton } from './Loaded.tsx'
import { MemberContext, useMember } from './member.ts'
import { Missing } from './Missing.tsx'
import { PageRoutes } from './PageRoutes.tsx'
import { PositionsView } from './positions/PositionsView.tsx'
import { RecoveryCodesNotice } from './RecoveryCodesNotice.tsx'
import { SideBar } from './SideBar.tsx'
import { StillThere } from './StillThere.tsx'
import { TodayView } from './today/TodayView.tsx'
import { isTodayOf } from './use-today.ts'
import { useLeaveWarning } from './unsaved.ts'

const PositionView = lazy(() => import('./positions/PositionView.tsx'))
const ApplicantView = lazy(() => import('./applicant/ApplicantView.tsx'))
const CompareView = lazy(() => import('./compare/CompareView.tsx'))
const EnquiriesView = lazy(() => import('./office/EnquiriesView.tsx'))
const NoticesView = lazy(() => import('./office/NoticesView.tsx'))
const TeamView = lazy(() => import('./office/TeamView.tsx'))
const SignInsView = lazy(() => import('./office/SignInsView.tsx'))
const AuditView = lazy(() => import('./office/AuditView.tsx'))

/** Privacy officers have nothing to decide, and begin at the positions. */
function StartView() {
  return isTodayOf(useMember()) ? <TodayView /> : <PositionsView />
}

const views: Readonly<Record<WorkspacePath, ComponentType>> = {
  '/desk': StartView,
  '/desk/positions': PositionsView,
  '/desk/positions/{id}': PositionView,
  '/desk/applicants': ApplicantsView,
  '/desk/applicants/{id}': ApplicantView,
  '/desk/compare': CompareView,
  '/desk/enquiries': EnquiriesView,
  '/desk/notices': NoticesView,
  '/desk/team': TeamView,
  '/desk/sign-ins': SignInsView,
  '/desk/audit': AuditView,
}

type Signed = Extract<DeskSession, { member: StaffMember }>

/** The pages of the desk. They stay mounted while the member signs in again, so that nothing typed is lost. */
export default function Workspace({ session }: { session: Signed }) {
  const { pathname } = useLocation()
  useLeaveWarning()
  return (
    <MemberContext value={session.member}>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <div className="desk text-compact grid min-h-svh flex-1 grid-cols-desk tablet:grid-cols-1 tablet:grid-rows-below">
        <SideBar member={session.member} />
        <main id="main" className="px-edge pt-5 pb-8" tabIndex={-1}>
          {session.name === 'in' && <RecoveryCodesNotice left={session.recoveryCodesLeft} />}
          {/* The key resets the boundary when the member opens another page. */}
          <DeskBoundary key={pathname}>
            <Suspense fallback={<Skeleton />}>
              <PageRoutes views={views} otherwise={<Missing />} />
            </Suspense>
          </DeskBoundary>
        </main>
      </div>
      {session.name === 'in' && <StillThere />}
      {session.name === 'ended' && (
        <SignInAgain
          email={session.member.email}
          onSignedIn={(signedIn) => dispatchSession({ type: 'signed_in', ...signedIn })}
          onLeave={() => dispatchSession({ type: 'signed_out' })}
        />
      )}
    </MemberContext>
  )
}

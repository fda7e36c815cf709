import { lazy, Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import type { StaffMember } from '#shared/domain/staff-member.ts'
import { tellSession } from './session-store.ts'
import type { DeskSession } from './desk-session.ts'
import { SignInAgain } from './entry/SignInAgain.tsx'
import { ApplicantsPage } from './applicants/ApplicantsPage.tsx'
import { MemberContext } from './member.ts'
import { Missing } from './Missing.tsx'
import { PositionsPage } from './positions/PositionsPage.tsx'
import { RecoveryCodesNotice } from './RecoveryCodesNotice.tsx'
import { SideBar } from './SideBar.tsx'

const PositionPage = lazy(() => import('./positions/PositionPage.tsx'))
const ApplicantPage = lazy(() => import('./applicant/ApplicantPage.tsx'))
const ComparePage = lazy(() => import('./compare/ComparePage.tsx'))
const EnquiriesPage = lazy(() => import('./office/EnquiriesPage.tsx'))
const TeamPage = lazy(() => import('./office/TeamPage.tsx'))
const AuditPage = lazy(() => import('./office/AuditPage.tsx'))

type Signed = Extract<DeskSession, { member: StaffMember }>

/** The pages of the desk. They stay while somebody signs in again, so that nothing typed is lost. */
export default function Workspace({ session }: { session: Signed }) {
  return (
    <MemberContext value={session.member}>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <div className="desk">
        <SideBar member={session.member} />
        <main id="main" className="desk__main" tabIndex={-1}>
          {session.name === 'in' && <RecoveryCodesNotice left={session.recoveryCodesLeft} />}
          <Suspense fallback={null}>
            <Routes>
              <Route path="/desk" element={<PositionsPage />} />
              <Route path="/desk/positions/:id" element={<PositionPage />} />
              <Route path="/desk/applicants" element={<ApplicantsPage />} />
              <Route path="/desk/applicants/:id" element={<ApplicantPage />} />
              <Route path="/desk/compare" element={<ComparePage />} />
              <Route path="/desk/enquiries" element={<EnquiriesPage />} />
              <Route path="/desk/team" element={<TeamPage />} />
              <Route path="/desk/audit" element={<AuditPage />} />
              <Route path="*" element={<Missing />} />
            </Routes>
          </Suspense>
        </main>
      </div>
      {session.name === 'ended' && (
        <SignInAgain
          email={session.member.email}
          onSignedIn={(signedIn) => tellSession({ type: 'signed_in', ...signedIn })}
          onLeave={() => tellSession({ type: 'signed_out' })}
        />
      )}
    </MemberContext>
  )
}

import { NavLink } from 'react-router-dom'
import type { StaffRole } from '#shared/domain/staff.ts'
import type { StaffMember } from '#shared/domain/staff-member.ts'
import { Wordmark } from '../layout/Wordmark.tsx'
import { staffApi } from './desk-api.ts'
import { roleNames } from './names.ts'
import { dispatchSession } from './session-store.ts'

type Entry = { to: string; label: string; roles: readonly StaffRole[] }

const entries: readonly Entry[] = [
  { to: '/desk', label: 'Positions', roles: ['recruiter', 'reviewer', 'privacy_officer'] },
  { to: '/desk/applicants', label: 'Applicants', roles: ['recruiter', 'reviewer', 'privacy_officer'] },
  { to: '/desk/enquiries', label: 'Enquiries', roles: ['recruiter'] },
  { to: '/desk/notices', label: 'Notices', roles: ['recruiter', 'reviewer'] },
  { to: '/desk/team', label: 'Team', roles: ['recruiter', 'privacy_officer'] },
  { to: '/desk/audit', label: 'Audit', roles: ['privacy_officer'] },
]

/** Clears the page before the call, so that a failed call does not leave the desk open on a shared computer. */
async function signOut(): Promise<void> {
  dispatchSession({ type: 'signed_out' })
  await staffApi.signOut().catch(() => undefined)
}

export function SideBar({ member }: { member: StaffMember }) {
  return (
    <header className="side-bar">
      <div className="side-bar__brand">
        <Wordmark />
        <span className="side-bar__place">Desk</span>
      </div>
      <nav className="side-bar__nav" aria-label="Desk">
        {entries
          .filter(({ roles }) => roles.includes(member.role))
          .map(({ to, label }) => (
            <NavLink key={to} className="side-bar__link" to={to} end={to === '/desk'}>
              {label}
            </NavLink>
          ))}
      </nav>
      <div className="side-bar__member">
        <p className="side-bar__name">{member.name}</p>
        <p className="side-bar__role">{roleNames[member.role]}</p>
        <p className="side-bar__clock">Times in Malaysian time</p>
        <button type="button" className="text-button" onClick={() => void signOut()}>
          Sign out
        </button>
      </div>
    </header>
  )
}

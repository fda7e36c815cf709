import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { staffRoles, type StaffRole } from '#shared/platform/staff.ts'
import type { StaffMember } from '#shared/platform/staff-member.ts'
import { Wordmark } from '../layout/Wordmark.tsx'
import { rightsText } from './names.ts'
import { signOut } from './sign-out.ts'

type Entry = { to: string; label: string; roles: readonly StaffRole[]; administrators?: true }

const entries: readonly Entry[] = [
  { to: '/desk', label: 'Positions', roles: ['recruiter', 'reviewer', 'privacy_officer'] },
  { to: '/desk/applicants', label: 'Applicants', roles: ['recruiter', 'reviewer', 'privacy_officer'] },
  { to: '/desk/enquiries', label: 'Enquiries', roles: ['recruiter'] },
  { to: '/desk/notices', label: 'Notices', roles: ['recruiter', 'reviewer'] },
  { to: '/desk/team', label: 'Team', roles: ['recruiter', 'privacy_officer'], administrators: true },
  { to: '/desk/audit', label: 'Audit', roles: ['privacy_officer'] },
  { to: '/desk/sign-ins', label: 'Sign-ins', roles: staffRoles },
]

export function SideBar({ member }: { member: StaffMember }) {
  const { pathname } = useLocation()
  const nav = useRef<HTMLElement>(null)
  // On a phone the links scroll sideways; the last ones would be hidden while they are current.
  useEffect(() => {
    const current = nav.current?.querySelector(`[href="${pathname}"]`)
    current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [pathname])
  return (
    <header className="side-bar">
      <div className="side-bar__brand">
        <Wordmark />
        <span className="side-bar__place">Desk</span>
      </div>
      <nav ref={nav} className="side-bar__nav" aria-label="Desk">
        {entries
          .filter(
            ({ roles, administrators }) =>
              roles.includes(member.role) || (administrators === true && member.isAdministrator),
          )
          .map(({ to, label }) => (
            <NavLink key={to} className="side-bar__link" to={to} end={to === '/desk'}>
              {label}
            </NavLink>
          ))}
      </nav>
      <div className="side-bar__member">
        <p className="side-bar__name">{member.name}</p>
        <p className="side-bar__role">{rightsText(member)}</p>
        <p className="side-bar__clock">Times in Malaysian time</p>
        <button type="button" className="text-button" onClick={() => void signOut()}>
          Sign out
        </button>
      </div>
    </header>
  )
}

import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { staffRoles, type StaffRole } from '#shared/platform/staff.ts'
import type { StaffMember } from '#shared/platform/staff-member.ts'
import { Badge } from '../ui/Badge.tsx'
import { Wordmark } from '../layout/Wordmark.tsx'
import { deskPath } from './desk-path.ts'
import { rightsText } from './names.ts'
import { todayRoles, useToday, waitingText } from './use-today.ts'
import { signOut } from './sign-out.ts'

type Entry = { to: string; label: string; roles: readonly StaffRole[]; administrators?: true }

const work: readonly Entry[] = [
  { to: deskPath('/desk'), label: 'Today', roles: todayRoles },
  { to: deskPath('/desk/positions'), label: 'Positions', roles: staffRoles },
  { to: deskPath('/desk/applicants'), label: 'Applicants', roles: staffRoles },
]

const settings: readonly Entry[] = [
  {
    to: deskPath('/desk/team'),
    label: 'Team',
    roles: ['recruiter', 'privacy_officer'],
    administrators: true,
  },
  { to: deskPath('/desk/notices'), label: 'Notices', roles: ['recruiter', 'reviewer'] },
  { to: deskPath('/desk/enquiries'), label: 'Enquiries', roles: ['recruiter'] },
  { to: deskPath('/desk/audit'), label: 'Audit', roles: ['privacy_officer'] },
  { to: deskPath('/desk/sign-ins'), label: 'Sign-ins', roles: staffRoles },
]

/** On a phone the links scroll where it has no room for all of them. */
const linkLook =
  'fade-colors flex min-h-control items-center rounded-control px-3 font-medium text-ink-soft no-underline hover:bg-surface-sunken hover:text-ink current:bg-accent-wash current:text-ink tablet:flex-none tablet:rounded-none tablet:border-b-2 tablet:border-transparent tablet:px-2 tablet:text-small tablet:whitespace-nowrap tablet:current:border-b-orange tablet:current:bg-transparent'

export function SideBar({ member }: { member: StaffMember }) {
  const { pathname } = useLocation()
  const { data: today } = useToday()
  const nav = useRef<HTMLElement>(null)
  // On a phone the links scroll sideways; the last ones would be hidden while they are current.
  useEffect(() => {
    const current = nav.current?.querySelector(`[href="${pathname}"]`)
    current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [pathname])
  return (
    <header className="sticky top-0 flex h-svh flex-col gap-6 overflow-y-auto border-r border-line bg-surface px-4 py-5 tablet:static tablet:grid tablet:h-auto tablet:grid-cols-fill tablet:items-center tablet:gap-x-4 tablet:gap-y-2 tablet:border-r-0 tablet:border-b tablet:px-edge tablet:pt-3 tablet:pb-0">
      <div className="desk-brand flex flex-wrap items-center gap-2 px-2 tablet:px-0">
        <Wordmark />
        <Badge tone="due">Desk</Badge>
      </div>
      <nav
        ref={nav}
        className="grid gap-hair tablet:-mx-2 tablet:col-span-full tablet:row-start-2 tablet:flex tablet:gap-0 tablet:overflow-x-auto"
        aria-label="Desk"
      >
        <Entries entries={work} member={member} waiting={waitingText(today, member.role)} />
        <p className="px-3 pt-4 pb-1 text-small text-ink-soft tablet:hidden">Settings</p>
        <Entries entries={settings} member={member} />
      </nav>
      <div className="mt-auto grid justify-items-start gap-1 border-t border-line px-2 pt-4 tablet:mt-0 tablet:flex tablet:items-center tablet:gap-3 tablet:border-0 tablet:p-0">
        <p className="font-strong wrap-anywhere phone:hidden">{member.name}</p>
        <p className="text-ink-soft tablet:hidden">{rightsText(member)}</p>
        <p className="text-small text-ink-soft tablet:hidden">Times in Malaysian time</p>
        <button type="button" className="text-button min-h-touch" onClick={() => void signOut()}>
          Sign out
        </button>
      </div>
    </header>
  )
}

type EntriesProps = {
  entries: readonly Entry[]
  member: StaffMember
  /** How many wait for the team, beside the link to Today. */
  waiting?: string | undefined
}

const Entries = ({ entries, member, waiting }: EntriesProps) =>
  entries
    .filter(
      ({ roles, administrators }) =>
        roles.includes(member.role) || (administrators === true && member.isAdministrator),
    )
    .map(({ to, label }) => (
      <NavLink key={to} className={linkLook} to={to} end={to === deskPath('/desk')}>
        {label}
        {to === deskPath('/desk') && waiting !== undefined && (
          <span className="ml-auto pl-2 text-small font-strong tablet:ml-0">
            {waiting}
            <span className="unseen"> waiting for the team</span>
          </span>
        )}
      </NavLink>
    ))

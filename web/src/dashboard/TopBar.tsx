import type { HTMLAttributes } from 'react'
import { Wordmark } from '../layout/Wordmark.tsx'
import { useSession } from '../api/session/Session.tsx'
import { Menu, MenuItem } from '../ui/Menu.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import '../ui/Tabs.css'
import { ThemeSwitch } from '../ui/ThemeSwitch.tsx'
import { Avatar } from './Avatar.tsx'
import { initialsOf } from './profile/profile-facts.ts'
import { tabs, type TabId } from './tabs.ts'
import './TopBar.css'

type Props = {
  name: string
  email: string
  tab: TabId
  onChoose: (tab: TabId) => void
  /** Only in the local run. */
  onReset: (() => void) | undefined
}

/** Without a tab and a menu until somebody is signed in. */
export const Bar = (props: HTMLAttributes<HTMLDivElement>) => (
  <div className="top-bar page-width sticky top-3 z-5 mt-3 narrow:static">
    <div
      {...props}
      className="top-bar__row grid grid-cols-middle items-center rounded-round border border-line bg-surface/92 p-2 phone:grid-cols-file narrow:grid-cols-fill narrow:items-start narrow:rounded-card"
    />
  </div>
)

/** The logo is no link here, because links to public pages sign the candidate out. */
export function TopBar({ name, email, tab, onChoose, onReset }: Props) {
  return (
    <Bar>
      <div className="pl-3 phone:hidden">
        <Wordmark />
      </div>
      <Tabs label="Dashboard" tabs={tabs} chosen={tab} onChoose={onChoose} look="tabs" />
      <div className="justify-self-end">
        <UserMenu name={name} email={email} onSettings={() => onChoose('profile')} onReset={onReset} />
      </div>
    </Bar>
  )
}

type MenuProps = Pick<Props, 'name' | 'email' | 'onReset'> & { onSettings: () => void }

function UserMenu({ name, email, onSettings, onReset }: MenuProps) {
  const { signOut } = useSession()
  return (
    <Menu label={`User menu, ${initialsOf(name)}`} face={<Avatar name={name} />}>
      <div className="mb-2 border-b border-line px-3 pt-2 pb-3">
        <p className="font-strong wrap-anywhere">{name}</p>
        <p className="text-small wrap-anywhere text-ink-soft">{email}</p>
      </div>
      <MenuItem onChoose={onSettings}>Settings</MenuItem>
      <ThemeSwitch />
      {onReset !== undefined && <MenuItem onChoose={onReset}>Reset Applications</MenuItem>}
      <MenuItem onChoose={signOut}>Sign Out</MenuItem>
    </Menu>
  )
}

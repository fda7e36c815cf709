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

/** The logo is no link here, because links to public pages sign the candidate out. */
export function TopBar({ name, email, tab, onChoose, onReset }: Props) {
  return (
    <div className="top-bar">
      <div className="top-bar__row">
        <div className="top-bar__brand">
          <Wordmark />
        </div>
        <Tabs label="Dashboard" tabs={tabs} chosen={tab} onChoose={onChoose} look="tabs" />
        <UserMenu name={name} email={email} onSettings={() => onChoose('profile')} onReset={onReset} />
      </div>
    </div>
  )
}

type MenuProps = Pick<Props, 'name' | 'email' | 'onReset'> & { onSettings: () => void }

function UserMenu({ name, email, onSettings, onReset }: MenuProps) {
  const { signOut } = useSession()
  return (
    <Menu label={`User menu, ${initialsOf(name)}`} face={<Avatar name={name} />}>
      <div className="user-menu__who">
        <p className="user-menu__name">{name}</p>
        <p className="user-menu__email">{email}</p>
      </div>
      <MenuItem onChoose={onSettings}>Settings</MenuItem>
      <ThemeSwitch />
      {onReset !== undefined && <MenuItem onChoose={onReset}>Reset Applications</MenuItem>}
      <MenuItem onChoose={signOut}>Sign Out</MenuItem>
    </Menu>
  )
}

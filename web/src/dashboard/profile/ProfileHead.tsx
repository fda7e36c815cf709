import type { Profile } from '#shared/account/profile.ts'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Button } from '../../ui/Button.tsx'
import { Avatar } from '../Avatar.tsx'

type Props = {
  profile: Profile
  isKnown: boolean
  isUpdating: boolean
  onEdit: () => void
  children: ReactNode
}

const icons = {
  email: 'M4 6h16v12H4zM4 7l8 6 8-6',
  location:
    'M12 21s7-6.3 7-11.5A7 7 0 0 0 5 9.5C5 14.7 12 21 12 21zM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  phone:
    'M7 3h3l1.5 4.5L9 9.5a12 12 0 0 0 5.5 5.5l2-2.5L21 14v3a3 3 0 0 1-3 3A15 15 0 0 1 4 6a3 3 0 0 1 3-3z',
} as const

export function ProfileHead({ profile, isKnown, isUpdating, onEdit, children }: Props) {
  return (
    <Panel as="header" className="warm col-span-full flex flex-wrap items-center gap-5">
      <Avatar name={profile.name} size="large" />
      <div className="grid min-w-0 grow basis-14 gap-1 wrap-anywhere">
        <h1 className="text-subheading tracking-figure">{profile.name}</h1>
        {profile.title !== '' && <p className="text-large font-medium">{profile.title}</p>}
        <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-compact text-ink-soft">
          <Fact icon="email" label="Email" text={profile.email} />
          {profile.phone !== '' && <Fact icon="phone" label="Phone" text={profile.phone} />}
          {profile.location !== '' && <Fact icon="location" label="Location" text={profile.location} />}
        </ul>
        {children}
      </div>
      <Button id="edit-profile" size="compact" disabled={isUpdating || !isKnown} onClick={onEdit}>
        {isUpdating ? 'Updating...' : 'Edit Profile'}
      </Button>
    </Panel>
  )
}

function Fact({ icon, label, text }: { icon: keyof typeof icons; label: string; text: string }) {
  return (
    <li className="flex items-center gap-2">
      <Icon path={icons[icon]} size={18} weight={1.6} />
      <span className="unseen">{label}</span>
      <span>{text}</span>
    </li>
  )
}

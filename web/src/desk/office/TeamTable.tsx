import type { StaffMember } from '#shared/platform/staff-member.ts'
import type { GuardedRight } from '#shared/platform/staff-rights.ts'
import type { StaffState } from '#shared/platform/staff.ts'
import { Badge, type Tone } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Detail, Table, type Column } from '../../ui/Table.tsx'
import { useMember } from '../member.ts'
import { rightsText, stateNames } from '../names.ts'
import { usePositionTitle } from '../positions/use-positions.ts'

/** What a member of the team can do about another one, each in a dialog. */
export type TeamAct = 'change' | 'confirm' | 'reset'

type Props = { staff: readonly StaffMember[]; onAct: (act: TeamAct, member: StaffMember) => void }

const tones: Readonly<Record<StaffState, Tone>> = { active: 'good', invited: 'open', disabled: 'over' }
const rightNames: Readonly<Record<GuardedRight, string>> = {
  privacy_officer: 'privacy officer',
  administrator: 'administrator',
}

export function TeamTable({ staff, onAct }: Props) {
  const me = useMember()
  const titleOf = usePositionTitle()
  const columns: readonly (Column<StaffMember> | false)[] = [
    {
      name: 'Name',
      kind: 'title',
      render: ({ name, email }) => (
        <>
          <strong>{name}</strong>
          <Detail>{email}</Detail>
        </>
      ),
    },
    {
      name: 'Role',
      render: (member) => (
        <>
          {rightsText(member)}
          {member.positions.length > 0 && <Detail>{member.positions.map(titleOf).join(', ')}</Detail>}
          {member.awaits.length > 0 && (
            <Detail>{`Waits for a second administrator: ${member.awaits.map((right) => rightNames[right]).join(', ')}`}</Detail>
          )}
        </>
      ),
    },
    { name: 'State', render: ({ state }) => <Badge tone={tones[state]}>{stateNames[state]}</Badge> },
    (me.isAdministrator || me.role === 'privacy_officer') && {
      name: 'Change',
      isNameUnseen: true,
      render: (member) => <Acts member={member} me={me} onAct={(act) => onAct(act, member)} />,
    },
  ]
  return <Table columns={columns} items={staff} />
}

type ActsProps = { member: StaffMember; me: StaffMember; onAct: (act: TeamAct) => void }

function Acts({ member, me, onAct }: ActsProps) {
  const { name, state, awaits, proposedBy } = member
  const administers = me.isAdministrator && member.id !== me.id
  const isInvited = state === 'invited'
  const acts = [
    {
      act: 'confirm',
      label: 'Confirm',
      whom: ` the rights of ${name}`,
      isOffered: administers && awaits.length > 0 && proposedBy !== me.id,
    },
    { act: 'change', label: 'Change', whom: ` ${name}`, isOffered: administers },
    {
      act: 'reset',
      label: isInvited ? 'Invite again' : 'Reset second factor',
      whom: `${isInvited ? ':' : ' of'} ${name}`,
      isOffered: state !== 'disabled',
    },
  ] as const
  return (
    <span className="flex flex-wrap justify-end gap-2 phone:justify-start">
      {acts
        .filter(({ isOffered }) => isOffered)
        .map(({ act, label, whom }) => (
          <Button key={act} look="quiet" size="compact" onClick={() => onAct(act)}>
            <span>
              {label}
              <span className="unseen">{whom}</span>
            </span>
          </Button>
        ))}
    </span>
  )
}

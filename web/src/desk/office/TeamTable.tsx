import type { StaffMember } from '#shared/platform/staff-member.ts'
import type { GuardedRight } from '#shared/platform/staff-rights.ts'
import type { StaffState } from '#shared/platform/staff.ts'
import { Badge, type Tone } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Cell, Detail, Row, RowTitle, Table } from '../../ui/Table.tsx'
import { useMember } from '../member.ts'
import { rightsText, stateNames } from '../names.ts'
import { usePositionTitle } from '../positions/use-positions.ts'

/** What a member of the team can do about another one, each in a dialog. */
export type TeamAct = 'change' | 'confirm' | 'reset'

type Props = { staff: readonly StaffMember[]; onAct: (act: TeamAct, member: StaffMember) => void }

const columns = ['Name', 'Role', 'State'] as const
const actColumn = { name: 'Change', isUnseen: true } as const
const tones: Readonly<Record<StaffState, Tone>> = { active: 'good', invited: 'open', disabled: 'over' }
const rightNames: Readonly<Record<GuardedRight, string>> = {
  privacy_officer: 'privacy officer',
  administrator: 'administrator',
}

export function TeamTable({ staff, onAct }: Props) {
  const me = useMember()
  const titleOf = usePositionTitle()
  const mayAct = me.isAdministrator || me.role === 'privacy_officer'
  return (
    <Table columns={mayAct ? [...columns, actColumn] : columns}>
      {staff.map((member) => (
        <Row key={member.id}>
          <RowTitle>
            <strong>{member.name}</strong>
            <Detail>{member.email}</Detail>
          </RowTitle>
          <Cell>
            {rightsText(member)}
            {member.positions.length > 0 && <Detail>{member.positions.map(titleOf).join(', ')}</Detail>}
            {member.awaits.length > 0 && (
              <Detail>{`Waits for a second administrator: ${member.awaits.map((right) => rightNames[right]).join(', ')}`}</Detail>
            )}
          </Cell>
          <Cell>
            <Badge tone={tones[member.state]}>{stateNames[member.state]}</Badge>
          </Cell>
          {mayAct && <Acts member={member} me={me} onAct={(act) => onAct(act, member)} />}
        </Row>
      ))}
    </Table>
  )
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
    <Cell>
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
    </Cell>
  )
}

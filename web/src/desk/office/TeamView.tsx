import { useState } from 'react'
import type { StaffMember } from '#shared/platform/staff-member.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { StatusRegion } from '../../ui/StatusRegion.tsx'
import { Detail, Table, type Column } from '../../ui/Table.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { recruitingApi } from '../desk-api.ts'
import { Loaded } from '../Loaded.tsx'
import { useMember } from '../member.ts'
import { rightsText, stateNames } from '../names.ts'
import { PageFrame } from '../PageFrame.tsx'
import { useBusy } from '../use-busy.ts'
import { usePositions } from '../positions/use-positions.ts'
import { useStaff } from './use-staff.ts'

export default function TeamView() {
  const answer = useStaff()
  const { role } = useMember()
  const [resetting, setResetting] = useState<StaffMember>()
  const [news, setNews] = useState<string>()
  const wasReset = (member: StaffMember): void => {
    setResetting(undefined)
    setNews(`${member.name} has been signed out everywhere and sent a new invitation.`)
    void answer.mutate()
  }
  return (
    <PageFrame
      title="Team"
      lead="The operator of this site invites, changes and disables colleagues with the recruiter tool; privacy officers and administrators are emailed about each change."
    >
      <StatusRegion>{news !== undefined && <Notice tone="good">{news}</Notice>}</StatusRegion>
      <Loaded answer={answer} what="The team">
        {(staff) => (
          <StaffTable staff={staff} onReset={role === 'privacy_officer' ? setResetting : undefined} />
        )}
      </Loaded>
      {resetting !== undefined && (
        <ResetFactor member={resetting} onClose={() => setResetting(undefined)} onReset={wasReset} />
      )}
    </PageFrame>
  )
}

type TableProps = { staff: readonly StaffMember[]; onReset: ((member: StaffMember) => void) | undefined }

function StaffTable({ staff, onReset }: TableProps) {
  const { data: positions = [] } = usePositions()
  const titleOf = (id: string): string => positions.find((job) => job.id === id)?.title ?? id
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
        </>
      ),
    },
    {
      name: 'State',
      render: ({ state }) => <Badge tone={state === 'active' ? 'good' : 'open'}>{stateNames[state]}</Badge>,
    },
    onReset !== undefined && {
      name: 'Second factor',
      isNameUnseen: true,
      kind: 'short',
      render: (member) =>
        member.state === 'active' && (
          <Button look="quiet" size="compact" onClick={() => onReset(member)}>
            Reset second factor<span className="unseen">{` of ${member.name}`}</span>
          </Button>
        ),
    },
  ]
  return <Table columns={columns} items={staff} />
}

type ResetProps = { member: StaffMember; onClose: () => void; onReset: (member: StaffMember) => void }

function ResetFactor({ member, onClose, onReset }: ResetProps) {
  const { isBusy, failure, run } = useBusy()
  const reset = (): Promise<void> =>
    run(async () => {
      await recruitingApi.resetStaffFactor({ params: { id: member.id } })
      onReset(member)
    }, 'The second factor was not reset.')
  return (
    <Dialog title={`Reset the second factor of ${member.name}?`} onClose={onClose} busy={isBusy}>
      <p>
        Do this only if you are sure who is asking, for instance face to face. It signs them out everywhere
        and sends an invitation to {member.email}, to set a new password and authenticator app. The audit
        records that you did it.
      </p>
      <p role="alert">{failure}</p>
      <div className="flex flex-wrap items-center gap-3">
        <Button look="danger" disabled={isBusy} onClick={() => void reset()}>
          {isBusy ? 'Resetting…' : 'Reset second factor'}
        </Button>
        <Button look="quiet" disabled={isBusy} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  )
}

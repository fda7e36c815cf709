import { useState } from 'react'
import type { StaffMember } from '#shared/platform/staff-member.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { StatusRegion } from '../../ui/StatusRegion.tsx'
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
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Role</th>
          <th scope="col">State</th>
          {onReset !== undefined && (
            <th scope="col">
              <span className="unseen">Second factor</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {staff.map((member) => (
          <tr key={member.id}>
            <th scope="row" className="table__main">
              <strong>{member.name}</strong>
              <span className="table__soft">{member.email}</span>
            </th>
            <td>
              {rightsText(member)}
              {member.positions.length > 0 && (
                <span className="table__soft">{member.positions.map(titleOf).join(', ')}</span>
              )}
            </td>
            <td>
              <span className={`badge badge--${member.state === 'active' ? 'good' : 'open'}`}>
                {stateNames[member.state]}
              </span>
            </td>
            {onReset !== undefined && (
              <td className="table__actions">
                {member.state === 'active' && (
                  <button
                    type="button"
                    className="quiet-button quiet-button--small"
                    onClick={() => onReset(member)}
                  >
                    Reset second factor<span className="unseen">{` of ${member.name}`}</span>
                  </button>
                )}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
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
      <div className="page__actions">
        <button
          type="button"
          className="quiet-button quiet-button--danger"
          disabled={isBusy}
          onClick={() => void reset()}
        >
          {isBusy ? 'Resetting…' : 'Reset second factor'}
        </button>
        <button type="button" className="quiet-button" disabled={isBusy} onClick={onClose}>
          Cancel
        </button>
      </div>
    </Dialog>
  )
}

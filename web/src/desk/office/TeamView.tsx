import { useState } from 'react'
import type { StaffMember } from '#shared/domain/staff-member.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { StatusRegion } from '../../ui/StatusRegion.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { recruitingApi } from '../desk-api.ts'
import { Loaded } from '../Loaded.tsx'
import { useMember } from '../member.ts'
import { roleNames, stateNames } from '../names.ts'
import { PageFrame } from '../PageFrame.tsx'
import { messageOf } from '../refusals.ts'
import { usePositions } from '../positions/use-positions.ts'
import { useDeskAnswer } from '../use-desk-answer.ts'

const load = async () => (await recruitingApi.listStaff()).data.staff

export default function TeamView() {
  const answer = useDeskAnswer('staff', load)
  const { role } = useMember()
  const [resetting, setResetting] = useState<StaffMember>()
  const [news, setNews] = useState<string>()
  const wasReset = (member: StaffMember): void => {
    setResetting(undefined)
    setNews(`${member.name} is signed out everywhere and has a new invitation in the mailbox.`)
    void answer.mutate()
  }
  return (
    <PageFrame
      title="Team"
      lead="Colleagues are invited, changed and disabled with the recruiter tool, by the operator of this site."
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
              {roleNames[member.role]}
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
  const [phase, setPhase] = useState<'asking' | 'sending'>('asking')
  const [failure, setFailure] = useState('')
  const reset = async (): Promise<void> => {
    setPhase('sending')
    try {
      await recruitingApi.resetStaffFactor({ params: { id: member.id } })
      onReset(member)
    } catch (error) {
      setFailure(messageOf(error, 'The second factor was not reset.'))
      setPhase('asking')
    }
  }
  return (
    <Dialog title={`Reset the second factor of ${member.name}?`} onClose={onClose} busy={phase === 'sending'}>
      <p>
        Do this only when you know who asks, for instance face to face. Every sign-in ends, and an invitation
        goes to {member.email}: it enrols another authenticator app with a new password. The audit keeps that
        you did it.
      </p>
      <p role="alert">{failure}</p>
      <div className="page__actions">
        <button
          type="button"
          className="quiet-button quiet-button--danger"
          disabled={phase === 'sending'}
          onClick={() => void reset()}
        >
          {phase === 'sending' ? 'Resetting…' : 'Reset second factor'}
        </button>
        <button type="button" className="quiet-button" disabled={phase === 'sending'} onClick={onClose}>
          Cancel
        </button>
      </div>
    </Dialog>
  )
}

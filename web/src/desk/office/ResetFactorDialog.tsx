import { Confirmation } from '../Confirmation.tsx'
import type { StaffMember } from '#shared/platform/staff-member.ts'
import { recruitingApi } from '../desk-api.ts'
import type { WithCode } from './FreshCode.tsx'

type Props = {
  member: StaffMember
  withCode: WithCode
  onClose: () => void
  onReset: (member: StaffMember) => void
  /** Reads the team again: where the answer was lost, it shows the member as invited. */
  onRefused: () => void
}

/** Invites a member again: after a lost phone, or where the first invitation was lost or has expired. */
export function ResetFactorDialog({ member, withCode, onClose, onReset, onRefused }: Props) {
  const isInvited = member.state === 'invited'
  const texts = isInvited
    ? {
        title: `Invite ${member.name} again?`,
        label: 'Send the invitation',
        look: 'main' as const,
        failed: 'The invitation was not sent.',
      }
    : {
        title: `Reset the second factor of ${member.name}?`,
        label: 'Reset second factor',
        busyLabel: 'Resetting…',
        failed: 'The second factor was not reset.',
      }
  const reset = async (): Promise<void> => {
    const { id, changes } = member
    await withCode(() => recruitingApi.resetStaffFactor({ params: { id }, query: { changes } })).finally(
      onRefused,
    )
    onReset(member)
  }
  return (
    <Confirmation {...texts} act={reset} subject={member.state} onClose={onClose}>
      <p>
        {isInvited
          ? `An email with a new link goes to ${member.email}. Earlier links stop working.`
          : `Do this only if you are sure who is asking, for instance face to face. It signs them out everywhere and sends an invitation to ${member.email}, to set a new password and authenticator app. The audit records that you did it.`}
      </p>
    </Confirmation>
  )
}

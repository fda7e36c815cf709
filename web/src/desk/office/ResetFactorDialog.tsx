import type { StaffMember } from '#shared/platform/staff-member.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { recruitingApi } from '../desk-api.ts'
import { useBusy } from '../use-busy.ts'
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
  const { isBusy, failure, run } = useBusy(member.state)
  const isInvited = member.state === 'invited'
  const reset = (): Promise<void> =>
    run(
      async () => {
        await withCode(() => recruitingApi.resetStaffFactor({ params: { id: member.id } })).finally(onRefused)
        onReset(member)
      },
      isInvited ? 'The invitation was not sent.' : 'The second factor was not reset.',
    )
  return (
    <Dialog
      title={isInvited ? `Invite ${member.name} again?` : `Reset the second factor of ${member.name}?`}
      onClose={onClose}
      busy={isBusy}
    >
      <p>
        {isInvited
          ? `An email with a new link goes to ${member.email}. Earlier links stop working.`
          : `Do this only if you are sure who is asking, for instance face to face. It signs them out everywhere and sends an invitation to ${member.email}, to set a new password and authenticator app. The audit records that you did it.`}
      </p>
      <p role="alert" className="text-danger empty:absolute">
        {failure}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button look={isInvited ? 'main' : 'danger'} disabled={isBusy} onClick={() => void reset()}>
          {isInvited ? 'Send the invitation' : isBusy ? 'Resetting…' : 'Reset second factor'}
        </Button>
        <Button look="quiet" disabled={isBusy} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  )
}

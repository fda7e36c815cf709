import type { StaffMember } from '#shared/platform/staff-member.ts'
import { staffRoles } from '#shared/platform/staff.ts'
import { Form } from '../../form/Form.tsx'
import { FormFailure } from '../../form/FormFailure.tsx'
import { SendButton } from '../../form/SendButton.tsx'
import { useForm } from '../../form/use-form.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { accessText } from '../names.ts'
import { usePositionTitle } from '../positions/use-positions.ts'
import { useBusy } from '../use-busy.ts'
import type { WithCode } from './FreshCode.tsx'
import { RightsFields } from './RightsFields.tsx'
import { changeMember, changeRights } from './team-calls.ts'

type Props = {
  member: StaffMember
  withCode: WithCode
  onClose: () => void
  onChanged: (member: StaffMember) => void
  /** Reads the team again: a colleague may have changed the member. */
  onRefused: () => void
}

/** What an administrator changes of another member: rights, and whether the account is open. */
export function MemberDialog({ member, withCode, onClose, onChanged, onRefused }: Props) {
  const form = useForm({
    name: 'member',
    action: changeRights(member, withCode),
    onDone: onChanged,
    onFailure: onRefused,
  })
  const { isBusy, failure, run } = useBusy(member.state)
  const titleOf = usePositionTitle()
  const isDisabled = member.state === 'disabled'
  const setDisabled = (): Promise<void> =>
    run(
      () => changeMember(member, { isDisabled: !isDisabled }, withCode).then(onChanged).finally(onRefused),
      isDisabled ? 'The account was not enabled.' : 'The account was not disabled.',
    )
  return (
    <Dialog title={member.name} onClose={onClose} busy={form.isSending || isBusy}>
      <p className="text-ink-soft">{`Now: ${accessText(member, titleOf)}`}</p>
      <Form form={form} className="grid gap-4" label="Rights">
        <RightsFields form={form} roles={staffRoles} rights={member} />
        <Checkbox name="isAdministrator" defaultChecked={member.isAdministrator}>
          Administrator: invites colleagues and changes their access
        </Checkbox>
        <p className="text-small text-ink-soft">
          Another role or administration signs {member.name} out. A privacy officer or an administrator needs
          a second administrator, who confirms within seven days.
        </p>
        <FormFailure failure={form.failure} />
        <SendButton label="Save" busyLabel="Saving…" isBusy={form.isSending} />
      </Form>
      <div className="grid justify-items-start gap-3 border-t border-line pt-4">
        <p>
          {isDisabled
            ? 'The account is disabled. Once enabled, the password and the authenticator app work again.'
            : 'Disabling the account ends every sign-in at once. What was written stays, and you can enable it again.'}
        </p>
        <p role="alert" className="text-danger empty:absolute">
          {failure}
        </p>
        <Button
          look={isDisabled ? 'quiet' : 'danger'}
          disabled={isBusy || form.isSending}
          onClick={() => void setDisabled()}
        >
          {isDisabled ? 'Enable the account' : 'Disable the account'}
        </Button>
      </div>
    </Dialog>
  )
}

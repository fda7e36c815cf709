import type { StaffMember } from '#shared/platform/staff-member.ts'
import { Form } from '../../form/Form.tsx'
import { FormFailure } from '../../form/FormFailure.tsx'
import { SendButton } from '../../form/SendButton.tsx'
import { useForm } from '../../form/use-form.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { WithCode } from './FreshCode.tsx'
import { RightsFields } from './RightsFields.tsx'
import { inviteColleague } from './team-calls.ts'

type Props = { withCode: WithCode; onClose: () => void; onInvited: (member: StaffMember) => void }

/** A privacy officer or an administrator is made by two administrators, after the invitation. */
const invitedRoles = ['recruiter', 'reviewer'] as const
const usualRights = { role: 'recruiter', positions: [] } as const

export function InviteDialog({ withCode, onClose, onInvited }: Props) {
  const form = useForm({ name: 'invite', action: inviteColleague(withCode), onDone: onInvited })
  return (
    <Dialog title="Invite a colleague" onClose={onClose} busy={form.isSending}>
      <Form form={form} className="grid gap-4" label="Invite a colleague" startAt="name">
        <TextField {...form.text('name')} label="Name" autoComplete="off" required />
        <TextField {...form.text('email')} label="Work email" type="email" autoComplete="off" required />
        <RightsFields form={form} roles={invitedRoles} rights={usualRights} />
        <p className="text-small text-ink-soft">
          The email has a link that works once, for seven days. A privacy officer or an administrator needs
          two administrators: invite first, then change the rights.
        </p>
        <FormFailure failure={form.failure} />
        <SendButton label="Send the invitation" busyLabel="Sending…" isBusy={form.isSending} />
      </Form>
    </Dialog>
  )
}

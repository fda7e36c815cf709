import { Form } from '../../form/Form.tsx'
import { FormFailure } from '../../form/FormFailure.tsx'
import { SendButton } from '../../form/SendButton.tsx'
import { useForm } from '../../form/use-form.ts'
import { TextField } from '../../ui/TextField.tsx'
import { sunkenLook } from '../looks.ts'
import { acceptInvitation } from './entry-calls.ts'
import { NewPasswordFields } from '../../form/NewPasswordFields.tsx'
import { QrCode } from './QrCode.tsx'

export type Invitation = { name: string; email: string; enrolment: { uri: string; secret: string } }

type Props = { token: string; invitation: Invitation; onAccepted: (codes: readonly string[]) => void }

const groupOfFour = /.{1,4}/g

export function AcceptForm({ token, invitation: { email, enrolment }, onAccepted }: Props) {
  const form = useForm({
    name: 'desk-accept',
    action: acceptInvitation(token),
    onDone: ({ recoveryCodes }) => onAccepted(recoveryCodes),
  })
  return (
    <Form form={form} className="grid gap-5" label="Accept the invitation">
      {/* Password managers save the password under this name. */}
      <input
        className="unseen"
        type="email"
        autoComplete="username"
        value={email}
        readOnly
        tabIndex={-1}
        aria-hidden
      />
      <NewPasswordFields form={form} />
      <div className={`grid justify-items-center gap-4 p-4 ${sunkenLook}`}>
        <p>Scan this code with an authenticator app, or enter the key below by hand.</p>
        <QrCode text={enrolment.uri} label="Code to scan with an authenticator app" />
        <p className="text-center font-mono text-compact wrap-anywhere">
          {enrolment.secret.match(groupOfFour)?.join(' ')}
        </p>
      </div>
      <TextField
        {...form.text('code')}
        label="Code from the app"
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <FormFailure failure={form.failure} />
      <SendButton label="Accept Invitation" busyLabel="Accepting…" isBusy={form.isSending} />
    </Form>
  )
}

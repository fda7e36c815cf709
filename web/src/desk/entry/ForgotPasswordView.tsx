import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Form } from '../../form/Form.tsx'
import { FormFailure } from '../../form/FormFailure.tsx'
import { SendButton } from '../../form/SendButton.tsx'
import { useForm } from '../../form/use-form.ts'
import { StatusRegion } from '../../ui/StatusRegion.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { EntryFrame } from './EntryFrame.tsx'
import { requestLink } from './entry-calls.ts'
import { deskPath } from '../desk-path.ts'

export default function ForgotPasswordView() {
  const [sentTo, setSentTo] = useState<string>()
  return (
    <EntryFrame
      title={sentTo === undefined ? 'Forgot password' : 'Check your inbox'}
      lead={
        sentTo === undefined
          ? "We'll email you a link to set a new one. Your authenticator app does not change."
          : undefined
      }
    >
      <StatusRegion>
        {sentTo !== undefined && (
          <p>{`If ${sentTo} belongs to a member of the hiring team, a link is on its way. It works for one hour.`}</p>
        )}
      </StatusRegion>
      {sentTo === undefined && <LinkForm onSent={setSentTo} />}
      <p className="border-t border-line pt-4">
        <Link className="link touchable py-2" to={deskPath('/desk')}>
          Back to sign-in
        </Link>
      </p>
    </EntryFrame>
  )
}

function LinkForm({ onSent }: { onSent: (email: string) => void }) {
  const form = useForm({
    name: 'desk-forgot',
    action: requestLink,
    onDone: (_, { email }) => onSent(email),
  })
  return (
    <Form form={form} className="grid gap-5" label="Ask for a link" startAt="email">
      <TextField {...form.text('email')} label="Email" type="email" autoComplete="username" />
      <FormFailure failure={form.failure} />
      <SendButton label="Email Me a Link" busyLabel="Sending…" isBusy={form.isSending} />
    </Form>
  )
}

import { useState } from 'react'
import { ButtonLink } from '../../ui/Button.tsx'
import { Form } from '../../form/Form.tsx'
import { FormFailure } from '../../form/FormFailure.tsx'
import { SendButton } from '../../form/SendButton.tsx'
import { useForm } from '../../form/use-form.ts'
import { EntryFrame } from './EntryFrame.tsx'
import { setPassword } from './entry-calls.ts'
import { NewPasswordFields } from '../../form/NewPasswordFields.tsx'
import { useLinkToken } from './use-link-token.ts'
import { deskPath } from '../desk-path.ts'

export default function NewPasswordView() {
  const token = useLinkToken()
  const [isSet, setSet] = useState(false)
  if (isSet)
    return (
      <EntryFrame
        title="Your new password is set"
        lead="You are signed out everywhere. Sign in with the new password and your authenticator app."
      >
        <ButtonLink to={deskPath('/desk')}>Sign in</ButtonLink>
      </EntryFrame>
    )
  if (token === undefined)
    return (
      <EntryFrame
        title="This link is incomplete"
        lead="Open the link in the email again, or ask for a new one."
      >
        <ButtonLink to={deskPath('/desk/forgot-password')}>Ask for a new link</ButtonLink>
      </EntryFrame>
    )
  return (
    <EntryFrame
      title="Set a new password"
      lead="This signs you out everywhere. Your authenticator app does not change."
    >
      <PasswordForm key={token} token={token} onSet={() => setSet(true)} />
    </EntryFrame>
  )
}

function PasswordForm({ token, onSet }: { token: string; onSet: () => void }) {
  const form = useForm({ name: 'desk-new-password', action: setPassword(token), onDone: onSet })
  return (
    <Form form={form} className="grid gap-5" label="Set a new password" startAt="password">
      <NewPasswordFields form={form} />
      <FormFailure failure={form.failure} />
      {form.failure?.code === 'staff_link_invalid' ? (
        <ButtonLink to={deskPath('/desk/forgot-password')}>Ask for a new link</ButtonLink>
      ) : (
        <SendButton label="Set Password" busyLabel="Setting Password…" isBusy={form.isSending} />
      )}
    </Form>
  )
}

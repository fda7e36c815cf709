import { useSessionActions } from '../../api/session/Session.tsx'
import { Form } from '../../form/Form.tsx'
import { FormFailure } from '../../form/FormFailure.tsx'
import { SendButton } from '../../form/SendButton.tsx'
import { useForm } from '../../form/use-form.ts'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { keepAccount } from './link-calls.ts'

type Props = { token: string; email: string; onKept: () => void }

/** Signs in with the password that was chosen before the address was confirmed, which confirms it. */
export function KeepAccount({ token, email, onKept }: Props) {
  const { signIn } = useSessionActions()
  const form = useForm({
    name: 'keep',
    action: keepAccount(token),
    onDone: (signedIn) => {
      signIn(signedIn)
      onKept()
    },
  })
  return (
    <Form form={form} className="grid gap-5" label="Sign in and keep the account">
      {/* For password managers, which save a password with its user name. */}
      <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
      <PasswordField
        {...form.text('password')}
        label="Password of this account"
        autoComplete="current-password"
      />
      <FormFailure failure={form.failure} />
      <SendButton label="Sign In and Keep It" busyLabel="Signing In…" isBusy={form.isSending} />
    </Form>
  )
}

import { Link } from 'react-router-dom'
import { useSessionActions } from '../api/session/Session.tsx'
import { handedOn } from '../api/session/sign-in-state.ts'
import { Form } from '../form/Form.tsx'
import { FormFailure } from '../form/FormFailure.tsx'
import { importAgain } from '../form/import-again.ts'
import { SendButton } from '../form/SendButton.tsx'
import { useForm } from '../form/use-form.ts'
import { useTyped } from '../form/use-typed.ts'
import { passwordRules } from '../ui/password-rules.ts'
import { PasswordChecklist } from '../ui/PasswordChecklist.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { TextField } from '../ui/TextField.tsx'
import { useLeadingOn, useSignInState } from './use-sign-in-way.ts'

const rulesId = 'register-password-rules'
const hintId = 'register-password-hint'

/** Creates an account from typed details and signs in. */
export function RegistrationForm() {
  const { signIn } = useSessionActions()
  const way = handedOn(useSignInState())
  const form = useForm({
    name: 'register',
    action: async () => (await importAgain(() => import('./account-calls.ts'))).register,
    whenUnloaded: 'Registration failed',
    onDone: signIn,
  })
  const { password } = useTyped(form.element, 'password')
  useLeadingOn(form.phase.name === 'done')
  return (
    <Form form={form} className="grid gap-5" label="Create an account">
      <TextField {...form.text('name')} label="Full name" autoComplete="name" />
      <TextField {...form.text('email')} label="Email" type="email" autoComplete="username" />
      <TextField {...form.text('phone')} label="Phone (optional)" type="tel" autoComplete="tel" />
      <div className="grid gap-3">
        <PasswordField
          {...form.text('password')}
          label="Password (optional)"
          autoComplete="new-password"
          describedBy={password === '' ? hintId : rulesId}
        />
        {password === '' ? (
          <p className="text-small text-ink-soft" id={hintId}>
            Choose a password now, or leave this blank and set one with the link we email you.
          </p>
        ) : (
          <PasswordChecklist id={rulesId} rules={passwordRules(password)} />
        )}
      </div>
      <FormFailure failure={form.failure}>
        {form.failure?.code === 'email_taken' && (
          <p className="form-failure__ways">
            <Link to="/login" state={way}>
              Sign in
            </Link>
            <Link to="/forgot-password" state={way}>
              Reset your password
            </Link>
          </p>
        )}
      </FormFailure>
      <SendButton label="Create Account" busyLabel="Creating Account…" isBusy={form.isSending} />
      <p className="text-small text-ink-soft">
        We use your details only for your applications. To learn more, read our{' '}
        <Link className="link" to="/privacy">
          Privacy Policy
        </Link>
        .
      </p>
    </Form>
  )
}

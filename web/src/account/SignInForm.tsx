import { Link } from 'react-router-dom'
import { useSessionActions } from '../api/session/Session.tsx'
import { handedOn } from '../api/session/sign-in-state.ts'
import { Form } from '../form/Form.tsx'
import { FormFailure } from '../form/FormFailure.tsx'
import { importAgain } from '../form/import-again.ts'
import { SendButton } from '../form/SendButton.tsx'
import { useForm } from '../form/use-form.ts'
import { Checkbox } from '../ui/Checkbox.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { TextField } from '../ui/TextField.tsx'
import { SignInLink } from './SignInLink.tsx'
import { useSignInState } from './use-sign-in-way.ts'

export function SignInForm() {
  const { signIn } = useSessionActions()
  const way = handedOn(useSignInState())
  const form = useForm({
    name: 'sign-in',
    action: async () => (await importAgain(() => import('./account-calls.ts'))).signIn,
    whenUnloaded: 'Login failed',
    onDone: signIn,
  })
  return (
    <Form form={form} className="account__form" label="Sign in">
      <TextField {...form.text('email')} label="Email" type="email" autoComplete="username" />
      <PasswordField {...form.text('password')} label="Password" autoComplete="current-password" />
      <div className="account__row">
        <Checkbox name="remember">Remember me</Checkbox>
        <Link className="link link--alone" to="/forgot-password" state={way}>
          Forgot password?
        </Link>
      </div>
      <FormFailure failure={form.failure}>
        {form.failure?.code === 'too_many_attempts' && <SignInLink form={form.element} />}
      </FormFailure>
      <SendButton label="Sign In" busyLabel="Signing In…" isBusy={form.isSending} />
    </Form>
  )
}

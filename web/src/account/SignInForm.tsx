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
    <Form form={form} className="grid gap-5" label="Sign in">
      <TextField {...form.text('email')} label="Email" type="email" autoComplete="username" />
      <PasswordField {...form.text('password')} label="Password" autoComplete="current-password" />
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
        <Checkbox name="remember">Remember me</Checkbox>
        <Link className="link touchable py-2" to="/forgot-password" state={way}>
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

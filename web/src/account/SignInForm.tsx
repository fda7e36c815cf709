import { Link } from 'react-router-dom'
import { useSessionActions } from '../session/Session.tsx'
import { handedOn } from '../session/sign-in-state.ts'
import { Checkbox } from '../ui/Checkbox.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { TextField } from '../ui/TextField.tsx'
import { signInTrouble } from './account-trouble.ts'
import { FormFailure } from './FormFailure.tsx'
import { SendButton } from './SendButton.tsx'
import { useAccountForm } from './use-account-form.ts'
import { useSignInState } from './use-sign-in-way.ts'

export function SignInForm() {
  const { signIn } = useSessionActions()
  const way = handedOn(useSignInState())
  const { form, problems, failure, isBusy, isSlow, onSubmit, onInput } = useAccountForm({
    load: async () => (await import('./account-calls.ts')).signIn,
    onAnswer: signIn,
    explain: signInTrouble,
  })
  return (
    <form
      ref={form}
      className="account__form"
      method="post"
      noValidate
      aria-label="Sign in"
      aria-busy={isBusy}
      onSubmit={onSubmit}
      onInput={onInput}
    >
      <TextField
        id="sign-in-email"
        name="email"
        label="Email"
        type="email"
        autoComplete="username"
        readOnly={isBusy}
        problem={problems['email']}
      />
      <PasswordField
        id="sign-in-password"
        name="password"
        label="Password"
        autoComplete="current-password"
        readOnly={isBusy}
        problem={problems['password']}
      />
      <div className="account__row">
        <Checkbox name="remember">Remember me</Checkbox>
        <Link className="link link--alone" to="/forgot-password" state={way}>
          Forgot password?
        </Link>
      </div>
      <FormFailure failure={failure} />
      <SendButton label="Sign In" busyLabel="Signing In..." isBusy={isBusy} isSlow={isSlow} />
    </form>
  )
}

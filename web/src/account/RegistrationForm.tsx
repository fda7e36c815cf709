import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useSessionActions } from '../session/Session.tsx'
import { handedOn } from '../session/sign-in-state.ts'
import { passwordRules } from '../ui/password-rules.ts'
import { PasswordChecklist } from '../ui/PasswordChecklist.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { TextField } from '../ui/TextField.tsx'
import { registrationTrouble } from './account-trouble.ts'
import { FormFailure } from './FormFailure.tsx'
import { SendButton } from './SendButton.tsx'
import { useAccountForm } from './use-account-form.ts'
import { useLeadingOn, useSignInState } from './use-sign-in-way.ts'

const rulesId = 'register-password-rules'
const hintId = 'register-password-hint'

/** Opens an account with what a person types, and signs in to it. */
export function RegistrationForm() {
  const { signIn } = useSessionActions()
  const way = handedOn(useSignInState())
  const [password, setPassword] = useState('')
  const { phase, form, problems, failure, isBusy, isSlow, onSubmit, onInput } = useAccountForm({
    load: async () => (await import('./account-calls.ts')).register,
    onAnswer: signIn,
    explain: registrationTrouble,
  })
  useLeadingOn(phase.name === 'done')
  const field = (name: string) => ({
    id: `register-${name}`,
    name,
    readOnly: isBusy,
    problem: problems[name],
  })
  return (
    <form
      ref={form}
      className="account__form"
      method="post"
      noValidate
      aria-label="Create an account"
      aria-busy={isBusy}
      onSubmit={onSubmit}
      onInput={(event) => {
        onInput(event)
        const { target } = event
        if (target instanceof HTMLInputElement && target.name === 'password') setPassword(target.value)
      }}
    >
      <TextField {...field('name')} label="Full name" autoComplete="name" />
      <TextField {...field('email')} label="Email" type="email" autoComplete="username" />
      <TextField {...field('phone')} label="Phone (optional)" type="tel" autoComplete="tel" />
      <div className="account__choice">
        <PasswordField
          {...field('password')}
          label="Password (optional)"
          autoComplete="new-password"
          describedBy={password === '' ? hintId : rulesId}
        />
        {password === '' ? (
          <p className="account__hint" id={hintId}>
            Choose a password now, or leave it empty and set it with the link we mail you.
          </p>
        ) : (
          <PasswordChecklist id={rulesId} rules={passwordRules(password)} />
        )}
      </div>
      <FormFailure failure={failure}>
        {failure?.code === 'email_taken' && (
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
      <SendButton label="Create Account" busyLabel="Creating Account..." isBusy={isBusy} isSlow={isSlow} />
      <p className="account__hint">
        What you tell us is used for your applications alone. Read how in our{' '}
        <Link className="link" to="/privacy">
          Privacy Policy
        </Link>
        .
      </p>
    </form>
  )
}

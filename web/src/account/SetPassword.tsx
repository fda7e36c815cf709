import { useState } from 'react'
import { useSessionActions } from '../session/Session.tsx'
import { passwordRules } from '../ui/password-rules.ts'
import { PasswordChecklist } from '../ui/PasswordChecklist.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { newPasswordTrouble } from './account-trouble.ts'
import { FormFailure } from './FormFailure.tsx'
import { forgetResetToken } from './reset-link.ts'
import { SendButton } from './SendButton.tsx'
import { useAccountForm } from './use-account-form.ts'

const rulesId = 'set-password-rules'
const nothingTyped = { password: '', confirmation: '' }

/** Sets a new password with the link that was mailed. */
export function SetPassword({ token, onSet }: { token: string; onSet: () => void }) {
  const { signOut } = useSessionActions()
  const [typed, setTyped] = useState(nothingTyped)
  const { form, problems, failure, isBusy, isSlow, onSubmit, onInput } = useAccountForm({
    load: async () => (await import('./account-calls.ts')).setPassword(token),
    onAnswer: () => {
      onSet()
      forgetResetToken()
      // Every session of the account has just ended; the one of this browser would only find out at its next call.
      signOut()
    },
    explain: newPasswordTrouble,
  })
  return (
    <>
      <header>
        <h1 className="account__title">Set a new password</h1>
        <p className="account__lead">You sign in with it from now on. Every other session of yours ends.</p>
      </header>
      <form
        ref={form}
        className="account__form"
        method="post"
        noValidate
        aria-label="Set a new password"
        aria-busy={isBusy}
        onSubmit={onSubmit}
        onInput={(event) => {
          onInput(event)
          const { target } = event
          if (target instanceof HTMLInputElement)
            setTyped((before) => ({ ...before, [target.name]: target.value }))
        }}
      >
        <PasswordField
          id="set-password"
          name="password"
          label="New password"
          autoComplete="new-password"
          readOnly={isBusy}
          describedBy={rulesId}
          problem={problems['password']}
        />
        <PasswordField
          id="set-password-again"
          name="confirmation"
          label="New password again"
          autoComplete="new-password"
          readOnly={isBusy}
          problem={problems['confirmation']}
        />
        <PasswordChecklist id={rulesId} rules={passwordRules(typed.password, typed.confirmation)} />
        <FormFailure failure={failure}>
          {failure?.code === 'link_spent' && (
            <p className="form-failure__ways">
              <button type="button" onClick={forgetResetToken}>
                Ask for a new link
              </button>
            </p>
          )}
        </FormFailure>
        <SendButton label="Set Password" busyLabel="Setting Password..." isBusy={isBusy} isSlow={isSlow} />
      </form>
    </>
  )
}

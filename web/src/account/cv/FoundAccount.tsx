import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { handedOn } from '../../api/session/sign-in-state.ts'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useSignInState } from '../use-sign-in-way.ts'
import '../../ui/TextButton.css'

type Props = { email: string; canChange: boolean; onChange: (email: string) => void; children: ReactNode }

/** The e-mail address of the account that was found, and below it the field for its password. */
export function FoundAccount({ email, canChange, onChange, children }: Props) {
  return (
    <div className="grid gap-4">
      <div>
        <TextField
          id="review-email"
          name="email"
          label="Email"
          type="email"
          autoComplete="username"
          isFixed
          defaultValue={email}
        />
        {canChange && (
          <button className="text-button px-0 py-2 text-compact" type="button" onClick={() => onChange('')}>
            Use another email address
          </button>
        )}
      </div>
      {children}
    </div>
  )
}

/** Proves that the account is the candidate's. */
export function AccountPassword({ problem, isBusy }: { problem: string | undefined; isBusy: boolean }) {
  const way = handedOn(useSignInState())
  return (
    <div className="grid gap-3">
      <PasswordField
        id="review-password"
        name="password"
        label="Password of this account"
        required
        autoComplete="current-password"
        readOnly={isBusy}
        problem={problem}
      />
      <p className="text-small text-ink-soft">
        Forgot it, or never set one?{' '}
        <Link className="link" to="/forgot-password" state={way}>
          Get a link by email
        </Link>
      </p>
    </div>
  )
}

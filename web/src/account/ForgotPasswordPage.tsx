import { useState } from 'react'
import { Link } from 'react-router-dom'
import { handedOn } from '../api/session/sign-in-state.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { PasswordSet } from './PasswordSet.tsx'
import { ResetRequest } from './ResetRequest.tsx'
import { SetPassword } from './SetPassword.tsx'
import { useResetToken } from './use-reset-token.ts'
import { useSignInState } from './use-sign-in-way.ts'

export default function ForgotPasswordPage() {
  const token = useResetToken()
  const way = handedOn(useSignInState())
  const [set, setSet] = useState<{ isEmptied: boolean }>()
  const step = () => {
    // The key resets the form when another reset link is opened.
    if (token !== undefined) return <SetPassword key={token} token={token} onSet={setSet} />
    return set === undefined ? <ResetRequest /> : <PasswordSet isEmptied={set.isEmptied} />
  }
  return (
    <AccountFrame>
      <div className="account__panel">
        {step()}
        <div className="account__others">
          <p>
            <Link className="link link--alone" to="/login" state={way}>
              Back to Login
            </Link>
          </p>
        </div>
      </div>
    </AccountFrame>
  )
}

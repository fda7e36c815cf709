import { useState } from 'react'
import { Link } from 'react-router-dom'
import { handedOn } from '../api/session/sign-in-state.ts'
import { onDemand } from '../ui/on-demand.ts'
import { AccountFrame, AccountPanel, OtherPages } from './AccountFrame.tsx'
import { LinkCode } from './LinkCode.tsx'
import { PasswordSet } from './PasswordSet.tsx'
import { ResetRequest } from './ResetRequest.tsx'
import type { PasswordSetHow } from './SetPassword.tsx'
import { useLinkToken } from './use-link-token.ts'
import { useSignInState } from './use-sign-in-way.ts'

const ResetLink = onDemand(() => import('./mailed-link/ResetLink.tsx'))

const kinds = ['reset'] as const

export default function ForgotPasswordPage() {
  const { link, close } = useLinkToken(kinds)
  const way = handedOn(useSignInState())
  const [set, setSet] = useState<PasswordSetHow>()
  const step = () => {
    if (link !== undefined)
      return (
        // The key resets the form when another reset link is opened.
        <LinkCode key={link.token} title="Set a new password">
          <ResetLink
            token={link.token}
            onAskAgain={close}
            onSet={(how) => {
              setSet(how)
              close()
            }}
          />
        </LinkCode>
      )
    return set === undefined ? <ResetRequest /> : <PasswordSet isEmptied={set.isEmptied} />
  }
  return (
    <AccountFrame quiet>
      <AccountPanel>
        {step()}
        <OtherPages>
          <p>
            <Link className="link touchable py-2" to="/login" state={way}>
              Back to Login
            </Link>
          </p>
        </OtherPages>
      </AccountPanel>
    </AccountFrame>
  )
}

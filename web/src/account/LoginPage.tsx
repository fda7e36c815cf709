import { Link } from 'react-router-dom'
import { useSession } from '../api/session/Session.tsx'
import { signInNotices } from '../api/session/sign-in-notices.ts'
import { handedOn } from '../api/session/sign-in-state.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { AppliedDialog } from './AppliedDialog.tsx'
import { SignInForm } from './SignInForm.tsx'
import { useLeadingOn, useSignInState } from './use-sign-in-way.ts'

export default function LoginPage() {
  const { user } = useSession()
  const state = useSignInState()
  const { jobId, notice } = state
  const appliedTo = state.applied === true ? jobId : undefined
  const isSignedIn = user !== undefined
  useLeadingOn(isSignedIn && appliedTo === undefined)
  return (
    <AccountFrame>
      <div className="account__panel">
        <header>
          <h1 className="account__title">Welcome back</h1>
          <p className="account__lead">Sign in to apply, take your interview and follow your applications.</p>
        </header>
        <div className="account__news" role="alert">
          {notice !== undefined && <p className="account__notice">{signInNotices[notice]}</p>}
        </div>
        <SignInForm />
        <div className="account__others">
          <p>
            New here?{' '}
            <Link className="link link--alone" to="/register" state={handedOn(state)}>
              Create an account
            </Link>
          </p>
        </div>
      </div>
      {isSignedIn && appliedTo !== undefined && <AppliedDialog jobId={appliedTo} />}
    </AccountFrame>
  )
}

import { Link } from 'react-router-dom'
import { useSession } from '../api/session/Session.tsx'
import { handedOn } from '../api/session/sign-in-state.ts'
import { Spinner } from '../ui/Spinner.tsx'
import { AccountFrame } from './AccountFrame.tsx'
import { AppliedDialog } from './AppliedDialog.tsx'
import { SignInForm } from './SignInForm.tsx'
import { SignInNews } from './SignInNews.tsx'
import { useFinishedApplication } from './use-finished-application.ts'
import { useLeadingOn, useSignInState } from './use-sign-in-way.ts'

export default function LoginPage() {
  const { user } = useSession()
  const state = useSignInState()
  const { jobId } = state
  const isSignedIn = user !== undefined
  const isApplying = state.applying === true && jobId !== undefined
  const application = useFinishedApplication(isSignedIn && isApplying ? jobId : undefined)
  useLeadingOn(isSignedIn && (!isApplying || application === 'left to its page'))
  return (
    <AccountFrame>
      <div className="account__panel">
        <header>
          <h1 className="account__title">{state.notice === 'signed-out' ? 'Sign in' : 'Welcome back'}</h1>
          <p className="account__lead">Sign in to apply, take your interview and follow your applications.</p>
        </header>
        <SignInNews notice={state.notice} />
        <SignInForm />
        <output className="account__waiting">
          {application === 'under way' && (
            <>
              <Spinner />
              Getting Interview Ready...
            </>
          )}
        </output>
        <div className="account__others">
          <p>
            New here?{' '}
            <Link className="link link--alone" to="/register" state={handedOn(state)}>
              Create an account
            </Link>
          </p>
        </div>
      </div>
      {jobId !== undefined && application === 'made' && <AppliedDialog jobId={jobId} />}
    </AccountFrame>
  )
}

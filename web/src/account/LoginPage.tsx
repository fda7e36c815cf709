import { Link } from 'react-router-dom'
import { useSession } from '../api/session/Session.tsx'
import { handedOn } from '../api/session/sign-in-state.ts'
import { Spinner } from '../ui/Spinner.tsx'
import { AccountFrame, AccountPanel, OtherPages } from './AccountFrame.tsx'
import { AppliedDialog } from './AppliedDialog.tsx'
import { SignInForm } from './SignInForm.tsx'
import { SignInNews } from './SignInNews.tsx'
import { useFinishedApplication } from './use-finished-application.ts'
import { useLeadingOn, useSignInState } from './use-sign-in-way.ts'
import { Heading } from './Heading.tsx'

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
      <AccountPanel>
        <Heading
          title={state.notice === 'signed-out' ? 'Sign in' : 'Welcome back'}
          lead="Sign in to apply, take your interview and follow your applications."
        />
        <SignInNews notice={state.notice} />
        <SignInForm />
        <output className="flex items-center gap-3 text-ink-soft empty:absolute">
          {application === 'under way' && (
            <>
              <Spinner />
              Getting Interview Ready...
            </>
          )}
        </output>
        <OtherPages>
          <p>
            New here?{' '}
            <Link className="link touchable py-2" to="/register" state={handedOn(state)}>
              Create an account
            </Link>
          </p>
        </OtherPages>
      </AccountPanel>
      {jobId !== undefined && application === 'made' && <AppliedDialog jobId={jobId} />}
    </AccountFrame>
  )
}

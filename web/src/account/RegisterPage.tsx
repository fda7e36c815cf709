import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useSession } from '../session/Session.tsx'
import { handedOn } from '../session/sign-in-state.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { AccountFrame } from './AccountFrame.tsx'
import { RegistrationForm } from './RegistrationForm.tsx'
import { useSignInState } from './use-sign-in-way.ts'

export default function RegisterPage() {
  const { isRestored, user } = useSession()
  const way = handedOn(useSignInState())
  // Whoever comes without a session registers, and goes on from there; whoever comes with one has an account.
  const [arrivedAs, setArrivedAs] = useState<'a guest' | 'a candidate'>()
  if (isRestored && arrivedAs === undefined) setArrivedAs(user === undefined ? 'a guest' : 'a candidate')
  return (
    <AccountFrame>
      <div className="account__panel">
        <header>
          <h1 className="account__title">Create your account</h1>
          <p className="account__lead">
            Apply for positions, take your interview when it suits you, and see where your applications stand.
          </p>
        </header>
        {arrivedAs === 'a candidate' && user !== undefined ? (
          <AlreadySignedIn email={user.email} />
        ) : (
          <>
            <RegistrationForm />
            <div className="account__others">
              <p>
                Already have an account?{' '}
                <Link className="link link--alone" to="/login" state={way}>
                  Sign in here
                </Link>
              </p>
            </div>
          </>
        )}
      </div>
    </AccountFrame>
  )
}

function AlreadySignedIn({ email }: { email: string }) {
  return (
    <div className="account__step">
      <p className="account__notice">
        You are signed in as <strong>{email}</strong>.
      </p>
      <ButtonLink to="/dashboard">Go to Dashboard</ButtonLink>
    </div>
  )
}

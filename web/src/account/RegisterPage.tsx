import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useSession } from '../api/session/Session.tsx'
import { handedOn } from '../api/session/sign-in-state.ts'
import { AccountFrame, AccountPanel, OtherPages } from './AccountFrame.tsx'
import { CvRegistration } from './cv/CvRegistration.tsx'
import { useCvRegistration } from './cv/use-cv-registration.ts'
import { RegistrationForm } from './RegistrationForm.tsx'
import { useSignInState } from './use-sign-in-way.ts'
import { Heading } from './Heading.tsx'

/** The URL fragment that shows the form without a CV, so that the browser's back button returns to the CV upload. */
const byHand = '#by-hand'

export default function RegisterPage() {
  const { isRestored, user } = useSession()
  const { hash } = useLocation()
  const registration = useCvRegistration(isRestored)
  // Decided once, on arrival: a signed-in candidate updates the account. Signing in by registering does not change it.
  const [arrivedSignedIn, setArrivedSignedIn] = useState<boolean>()
  if (isRestored && arrivedSignedIn === undefined) setArrivedSignedIn(user !== undefined)
  const isCandidate = arrivedSignedIn === true && user !== undefined
  // The prerendered page is the same for all fragments, and hydration must find the same HTML.
  const isByHand = isRestored && hash === byHand && !isCandidate
  const isAtStart = registration.phase.name === 'upload'
  return (
    <AccountFrame>
      {isByHand ? (
        <AccountPanel id={byHand.slice(1)} tabIndex={-1}>
          <Heading
            title="Create your account"
            lead="Apply for positions, take your interview when it suits you, and see where your applications stand."
          />
          <RegistrationForm />
          <OtherWays isByHand />
        </AccountPanel>
      ) : (
        <AccountPanel isWide>
          <CvRegistration registration={registration} own={user?.email} isUpdate={isCandidate} />
          {isAtStart && (isCandidate ? <SignedIn email={user.email} /> : <OtherWays isByHand={false} />)}
        </AccountPanel>
      )}
    </AccountFrame>
  )
}

function OtherWays({ isByHand }: { isByHand: boolean }) {
  const state = handedOn(useSignInState())
  return (
    <OtherPages>
      {/* The fragment's target until the page is hydrated. */}
      <p id={isByHand ? undefined : byHand.slice(1)}>
        {isByHand ? 'Have a CV ready? ' : 'No CV ready? '}
        <Link className="link touchable py-2" to={isByHand ? '/register' : byHand} state={state}>
          {isByHand ? 'Let us read it' : 'Enter your details by hand'}
        </Link>
      </p>
      <p>
        Already have an account?{' '}
        <Link className="link touchable py-2" to="/login" state={state}>
          Sign in here
        </Link>
      </p>
      {!isByHand && (
        <p className="text-small text-ink-soft">
          We use your CV only for your applications. For details, read our{' '}
          <Link className="link" to="/privacy">
            Privacy Policy
          </Link>
          .
        </p>
      )}
    </OtherPages>
  )
}

function SignedIn({ email }: { email: string }) {
  return (
    <OtherPages>
      <p>
        You are signed in as <strong>{email}</strong>.
      </p>
      <p>
        <Link className="link touchable py-2" to="/dashboard">
          Go to Dashboard
        </Link>
      </p>
      <p>
        No CV ready?{' '}
        <Link className="link touchable py-2" to="/dashboard?tab=profile">
          Edit your profile by hand
        </Link>
      </p>
    </OtherPages>
  )
}

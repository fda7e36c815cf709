import { tellSession } from '../session-store.ts'
import { EntryFrame } from './EntryFrame.tsx'
import { SignInSteps } from './SignInSteps.tsx'

/** Shown at whichever address of the desk was opened; that page follows once somebody is signed in. */
export default function SignInView() {
  return (
    <EntryFrame title="Sign in" lead="For members of the hiring team.">
      <SignInSteps onDone={(signedIn) => tellSession({ type: 'signed_in', ...signedIn })} />
    </EntryFrame>
  )
}

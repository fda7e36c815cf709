import { dispatchSession } from '../session-store.ts'
import { EntryFrame } from './EntryFrame.tsx'
import { SignInSteps } from './SignInSteps.tsx'

/** Shown at every path of the desk until the member has signed in; then the page of that path follows. */
export default function SignInView() {
  return (
    <EntryFrame title="Sign in" lead="For members of the hiring team.">
      <SignInSteps onDone={(signedIn) => dispatchSession({ type: 'signed_in', ...signedIn })} />
    </EntryFrame>
  )
}

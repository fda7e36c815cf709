import { Dialog } from '../../ui/Dialog.tsx'
import { SignInSteps } from './SignInSteps.tsx'

type Props = {
  email: string
  onSignedIn: Parameters<typeof SignInSteps>[0]['onDone']
  onLeave: () => void
}

/** A dialog over the page, whose contents stay: a note that was being written can be saved after signing in. */
export function SignInAgain({ email, onSignedIn, onLeave }: Props) {
  return (
    <Dialog title="Sign in again" onClose={onLeave}>
      <p>
        Your sign-in has ended. Sign in to go on where you were; closing this dialog discards unsaved changes.
      </p>
      <SignInSteps email={email} onDone={onSignedIn} />
    </Dialog>
  )
}

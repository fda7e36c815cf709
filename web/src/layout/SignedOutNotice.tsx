import './SignedOutNotice.css'
import { Link } from 'react-router-dom'
import { CloseButton } from '../ui/CloseButton.tsx'

export function SignedOutNotice({ onDismiss }: { onDismiss: () => void }) {
  const dismiss = (): void => {
    // The focus was on the button, which disappears.
    document.getElementById('main')?.focus({ preventScroll: true })
    onDismiss()
  }
  return (
    <div className="signed-out">
      <p>You have been signed out.</p>
      <Link className="link" to="/login">
        Sign in again
      </Link>
      <CloseButton label="Dismiss" onClick={dismiss} />
    </div>
  )
}

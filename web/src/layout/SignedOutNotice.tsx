import { Link } from 'react-router-dom'
import { CloseButton } from '../ui/CloseButton.tsx'

export function SignedOutNotice({ onDismiss }: { onDismiss: () => void }) {
  const dismiss = (): void => {
    // The focus was on the button, which disappears.
    document.getElementById('main')?.focus({ preventScroll: true })
    onDismiss()
  }
  return (
    <div className="lift fixed inset-x-edge bottom-edge z-6 mx-auto flex w-fit items-center gap-3 rounded-control border border-line-control bg-surface px-4 py-3 text-compact text-ink">
      <p>You have been signed out.</p>
      <Link className="link touchable py-2 whitespace-nowrap" to="/login">
        Sign in again
      </Link>
      <CloseButton label="Dismiss" onClick={dismiss} />
    </div>
  )
}

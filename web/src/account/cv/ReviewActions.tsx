import { Link } from 'react-router-dom'
import { handedOn } from '../../api/session/sign-in-state.ts'
import { SendButton } from '../../form/SendButton.tsx'
import { useSignInState } from '../use-sign-in-way.ts'
import type { Standing } from './standing.ts'

type Props = {
  standing: Standing
  email: string
  asksPassword: boolean
  isBusy: boolean
  onCancel: () => void
}

/** The buttons of the review, below a note on how to get or reset the password. */
export function ReviewActions({ standing, email, asksPassword, isBusy, onCancel }: Props) {
  const way = handedOn(useSignInState())
  const isNew = standing === 'new'
  return (
    <div className="review__end">
      {isNew && (
        <p className="account__hint">
          Your credentials come by email: we send a link to set a password
          {email.trim() === '' ? '' : ` to ${email.trim()}`}.
        </p>
      )}
      {asksPassword && (
        <p className="account__hint">
          No password yet, or forgotten?{' '}
          <Link className="link" to="/forgot-password" state={way}>
            Set a new one
          </Link>
        </p>
      )}
      <div className="review__actions">
        {standing === 'existing' ? (
          <Link className="quiet-button" to="/login" state={way}>
            Just Login
          </Link>
        ) : (
          <button className="quiet-button" type="button" disabled={isBusy} onClick={onCancel}>
            Cancel
          </button>
        )}
        <SendButton
          label={isNew ? 'Create Account' : 'Update Profile & Login'}
          busyLabel={isNew ? 'Creating Account...' : 'Updating Profile...'}
          isBusy={isBusy}
        />
      </div>
    </div>
  )
}

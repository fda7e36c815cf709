import { Link } from 'react-router-dom'
import { handedOn } from '../../api/session/sign-in-state.ts'
import { SendButton } from '../../form/SendButton.tsx'
import { useSignInState } from '../use-sign-in-way.ts'
import type { Standing } from './standing.ts'

type Props = { standing: Standing; email: string; isBusy: boolean; onCancel: () => void }

/** The buttons of the review. For a new account, a note above them says how its password is set. */
export function ReviewActions({ standing, email, isBusy, onCancel }: Props) {
  const way = handedOn(useSignInState())
  const isNew = standing === 'new'
  return (
    <div className={`review__end review__end--${standing}`}>
      {isNew && (
        <p className="account__hint">
          We will email a link to set your password
          {email.trim() === '' ? '' : ` to ${email.trim()}`}.
        </p>
      )}
      <div className="review__actions">
        <SendButton
          label={isNew ? 'Create Account' : 'Update Profile & Login'}
          busyLabel={isNew ? 'Creating Account…' : 'Updating Profile…'}
          isBusy={isBusy}
        />
        {standing === 'existing' ? (
          <Link className="quiet-button" to="/login" state={way}>
            Just Login
          </Link>
        ) : (
          <button className="quiet-button" type="button" disabled={isBusy} onClick={onCancel}>
            Cancel
          </button>
        )}
      </div>
    </div>
  )
}

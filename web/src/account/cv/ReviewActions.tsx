import { handedOn } from '../../api/session/sign-in-state.ts'
import { SendButton } from '../../form/SendButton.tsx'
import { useSignInState } from '../use-sign-in-way.ts'
import type { Standing } from './standing.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'

type Props = { standing: Standing; email: string; isBusy: boolean; onCancel: () => void }

/** The buttons of the review. For a new account, a note above them says how its password is set. */
export function ReviewActions({ standing, email, isBusy, onCancel }: Props) {
  const way = handedOn(useSignInState())
  const isNew = standing === 'new'
  return (
    <div className={`review-end grid gap-4 ${standing === 'existing' ? 'review-end--existing' : ''}`}>
      {isNew && (
        <p className="text-small wrap-anywhere text-ink-soft">
          We will email a link to set your password
          {email.trim() === '' ? '' : ` to ${email.trim()}`}.
        </p>
      )}
      <div className="flex flex-wrap items-start gap-3 *:flex-auto from-phone:*:flex-none">
        <SendButton
          label={isNew ? 'Create Account' : 'Update Profile & Login'}
          busyLabel={isNew ? 'Creating Account…' : 'Updating Profile…'}
          isBusy={isBusy}
        />
        {standing === 'existing' ? (
          <ButtonLink look="quiet" to="/login" state={way}>
            Just Login
          </ButtonLink>
        ) : (
          <Button look="quiet" disabled={isBusy} onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </div>
  )
}

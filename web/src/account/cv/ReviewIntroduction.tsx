import { Link } from 'react-router-dom'
import { Notice } from '../../ui/Notice.tsx'
import { useSignInState } from '../use-sign-in-way.ts'
import type { Standing } from './standing.ts'
import { Button } from '../../ui/Button.tsx'

type Props = {
  standing: Standing
  email: string
  own: string | undefined
  /** The CV contained no e-mail address. */
  lacksEmail: boolean
  /** Nothing was read in the file. */
  isUnread: boolean
  onUseOwn: (text: string) => void
}

/** Says above the review whether the e-mail address already has an account. */
export function ReviewIntroduction({ standing, email, own, lacksEmail, isUnread, onUseOwn }: Props) {
  return (
    <>
      {isUnread ? (
        <Unread isUpdate={own !== undefined} />
      ) : (
        <p className="wrap-anywhere">{introductionTo(standing, email)}</p>
      )}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element may not contain block elements */}
      <div className="grid gap-3 empty:absolute" role="status">
        {lacksEmail && !isUnread && email.trim() === '' && (
          <Notice>
            We found no email address in your CV. Please enter the one you want to sign in with.
          </Notice>
        )}
        {own !== undefined && standing !== 'own' && (
          <Notice
            action={
              <Button look="quiet" size="compact" onClick={() => onUseOwn(own)}>
                Use my address
              </Button>
            }
          >
            You are signed in as <strong>{own}</strong>, but this CV names another address, so it will not
            change your account.{standing === 'new' && " If you continue, you'll create a second account."}
          </Notice>
        )}
      </div>
    </>
  )
}

/** Another file, or the details by hand: what is typed here goes with the file. */
function Unread({ isUpdate }: { isUpdate: boolean }) {
  const state = useSignInState()
  return (
    <p>
      We couldn't find any text in this file. If it is a photo or a scan, a sharper copy or the original
      document usually works. You can fill in your details below and keep this file, or{' '}
      {isUpdate ? (
        <Link className="link" to="/dashboard?tab=profile">
          edit your profile by hand
        </Link>
      ) : (
        <Link className="link" to="#by-hand" state={state}>
          enter your details by hand
        </Link>
      )}
      .
    </p>
  )
}

function introductionTo(standing: Standing, email: string): string {
  switch (standing) {
    case 'new':
      return 'Here is what we read in your CV. Please check it and correct anything we got wrong. Nothing is saved until you create your account.'
    case 'existing':
      return `${email.trim()} already has an account. Enter its password to update the profile with this CV, or just sign in.`
    case 'own':
      return 'Here is what we read in your CV. Please check it: it replaces what your profile says now.'
  }
}

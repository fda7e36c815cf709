import { Notice } from '../../ui/Notice.tsx'
import type { Standing } from './standing.ts'

type Props = {
  standing: Standing
  email: string
  own: string | undefined
  lacksEmail: boolean
  onUseOwn: () => void
}

/** Says above the review whether the e-mail address already has an account. */
export function ReviewIntroduction({ standing, email, own, lacksEmail, onUseOwn }: Props) {
  return (
    <>
      <p>{introductionTo(standing, email)}</p>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element may not contain block elements */}
      <div className="review__news" role="status">
        {lacksEmail && email.trim() === '' && (
          <Notice>
            We found no email address in your CV. Please enter the one you want to sign in with.
          </Notice>
        )}
        {own !== undefined && standing !== 'own' && (
          <Notice
            action={
              <button className="quiet-button review__own" type="button" onClick={onUseOwn}>
                Use my address
              </button>
            }
          >
            This CV will not change your account: you are signed in as <strong>{own}</strong>, and it names
            another address.{standing === 'new' && ' Going on opens a second account.'}
          </Notice>
        )}
      </div>
    </>
  )
}

function introductionTo(standing: Standing, email: string): string {
  switch (standing) {
    case 'new':
      return 'This is what your CV says. Please look through it and correct what is wrong. No account is opened before you go on.'
    case 'existing':
      return `${email.trim()} already has an account. Sign in as you did before, or bring its profile up to date with this CV.`
    case 'own':
      return 'This is what your CV says. Please look through it; it takes the place of what your profile says now.'
  }
}

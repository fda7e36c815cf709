import type { ForeignLanguage } from '#shared/domain/cv-certainty.ts'
import { Notice } from '../../ui/Notice.tsx'
import type { Standing } from './standing.ts'

type Props = {
  standing: Standing
  email: string
  own: string | undefined
  lacksEmail: boolean
  /** The number of fields and entries that are marked. */
  toCheck: number
  foreignLanguage: ForeignLanguage | null
  onUseOwn: () => void
}

/** Says above the review whether the e-mail address already has an account, and what to look at. */
export function ReviewIntroduction({
  standing,
  email,
  own,
  lacksEmail,
  toCheck,
  foreignLanguage,
  onUseOwn,
}: Props) {
  return (
    <>
      <p>{introductionTo(standing, email)}</p>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element may not contain block elements */}
      <div className="review__news" role="status">
        {foreignLanguage !== null && <Notice>{leftEmpty(foreignLanguage)}</Notice>}
        {toCheck > 0 && (
          <Notice>
            {toCheck === 1
              ? 'One thing is marked Please check, because we are not sure we read it right.'
              : `${toCheck} things are marked Please check, because we are not sure we read them right.`}
          </Notice>
        )}
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

const leftEmpty = (language: ForeignLanguage): string =>
  `Your CV is in ${language === 'other' ? 'a language other than English or Malay' : language}. We left empty what we did not understand. Please fill in what is missing.`

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

import { useEffect, useRef } from 'react'
import { ButtonLink } from '../ui/Button.tsx'

/** Shown after a new password was set with a link from an e-mail. */
export function PasswordSet({ isEmptied }: { isEmptied: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="account__step">
      <header>
        <h1 className="account__title" ref={heading} tabIndex={-1}>
          Your new password is set
        </h1>
        <p className="account__lead">You can sign in with it now. We have emailed you a confirmation.</p>
        {isEmptied && (
          <p className="account__lead">
            Your account is empty, as you chose. Upload your CV after signing in, or fill in your profile.
          </p>
        )}
      </header>
      <ButtonLink to="/login">Sign In</ButtonLink>
    </div>
  )
}

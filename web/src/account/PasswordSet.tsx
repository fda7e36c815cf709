import { useEffect, useRef } from 'react'
import { ButtonLink } from '../ui/Button.tsx'
import { Heading } from './Heading.tsx'

/** Shown after a new password was set with a link from an e-mail. */
export function PasswordSet({ isEmptied }: { isEmptied: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid gap-5">
      <Heading
        ref={heading}
        title="Your new password is set"
        lead="You can sign in with it now. We have emailed you a confirmation."
      />
      {isEmptied && (
        <p className="-mt-3 text-ink-soft">
          Your account is empty, as you chose. Upload your CV after signing in, or fill in your profile.
        </p>
      )}
      <ButtonLink to="/login">Sign In</ButtonLink>
    </div>
  )
}

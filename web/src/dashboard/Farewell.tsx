import { company } from '#shared/company.ts'
import { useEffect, useRef } from 'react'
import { ButtonLink } from '../ui/Button.tsx'
import FarewellIllustration from './illustrations/FarewellIllustration.svg?drawing'

/** Shown after the candidate deleted the account. */
export default function Farewell() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className="page-width grid min-h-svh max-w-36 content-center justify-items-center gap-5 text-center">
      <FarewellIllustration />
      <h1 ref={heading} tabIndex={-1} className="text-heading outline-none">
        Your account has been deleted
      </h1>
      <p className="text-ink-soft">
        We deleted your profile, your applications and your files, and signed you out everywhere. We have
        emailed you a confirmation. Thank you for your interest in {company.shortName}. We wish you well.
      </p>
      <ButtonLink to="/">Go to the home page</ButtonLink>
    </div>
  )
}

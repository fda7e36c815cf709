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
    <div className="page-width farewell">
      <FarewellIllustration />
      <h1 ref={heading} tabIndex={-1} className="farewell__title">
        Your account has been deleted
      </h1>
      <p className="farewell__text">
        We deleted your profile, your applications and your files, and signed you out everywhere. We have
        emailed you a confirmation. Thank you for your interest in {company.shortName}. We wish you well.
      </p>
      <ButtonLink to="/">Go to the home page</ButtonLink>
    </div>
  )
}

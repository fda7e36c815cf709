import './Letterhead.css'
import { company } from '#shared/company.ts'
import { malaysianDay } from '#shared/domain/malaysian-time.ts'
import { addressLines } from './company-links.ts'
import { Wordmark } from './Wordmark.tsx'

/** A ref: writes the URL, with the state that it carries, and the day. A link's token is in the part after `#`. */
function fillBeforePrint(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined
  const fill = (): void => {
    const { origin, pathname, search } = window.location
    element.textContent = `${origin}${pathname}${search}\nPrinted on ${malaysianDay(new Date().toISOString()) ?? ''}`
  }
  addEventListener('beforeprint', fill)
  return () => removeEventListener('beforeprint', fill)
}

/** What a printed page begins with: whose it is, and where and when it was printed. A screen does not show it. */
export function Letterhead() {
  const { phone, email } = company.contact
  return (
    <div className="letterhead">
      <Wordmark />
      <p className="letterhead__company">
        {company.fullName}
        <br />
        {addressLines.join(', ')}
        <br />
        {phone}, {email}
      </p>
      <p className="letterhead__page" ref={fillBeforePrint}>
        {company.siteUrl}
      </p>
    </div>
  )
}

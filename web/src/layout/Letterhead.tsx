import './Letterhead.css'
import { company } from '#shared/company.ts'
import { malaysianDay } from '#shared/platform/malaysian-time.ts'
import { ExampleMark } from '../ui/ExampleMark.tsx'
import { addressLines } from './company-links.ts'
import { Wordmark } from './Wordmark.tsx'

/** A ref callback that writes the URL and the day. It omits the fragment, which can contain a link's token. */
function fillBeforePrint(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined
  const fill = (): void => {
    const { origin, pathname, search } = window.location
    element.textContent = `${origin}${pathname}${search}\nPrinted on ${malaysianDay(new Date().toISOString()) ?? ''}`
  }
  addEventListener('beforeprint', fill)
  return () => removeEventListener('beforeprint', fill)
}

/** The head of a printed page: the company, the URL and the day. Screens do not show it. */
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
        {phone}
        <ExampleMark of="phone" />, {email}
        <ExampleMark of="email" />
      </p>
      <p className="letterhead__page" ref={fillBeforePrint}>
        {company.siteUrl}
      </p>
    </div>
  )
}

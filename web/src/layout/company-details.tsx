import { company } from '#shared/company.ts'
import { ExampleMark } from '../ui/ExampleMark.tsx'
import { addressLines, directionsUrl, emailHref, phoneHref } from './company-links.ts'

/** The postal address of the office, one element per line. */
export const OfficeAddress = () => (
  <address>
    {addressLines.map((line) => (
      <div key={line}>{line}</div>
    ))}
  </address>
)

export const PhoneLink = ({ className }: { className?: string }) => (
  <>
    <a className={className} href={phoneHref}>
      {company.contact.phone}
    </a>
    <ExampleMark of="phone" />
  </>
)

type EmailLinkProps = {
  className?: string
  /** A mailto link that also has a subject or a text. */
  href?: string | undefined
}

export const EmailLink = ({ className, href = emailHref }: EmailLinkProps) => (
  <>
    <a className={className} href={href}>
      {company.contact.email}
    </a>
    <ExampleMark of="email" />
  </>
)

export const DirectionsLink = () => (
  <a className="link touchable" href={directionsUrl} target="_blank" rel="noopener noreferrer">
    Get directions in Google Maps<span className="unseen"> (opens in a new tab)</span>
  </a>
)

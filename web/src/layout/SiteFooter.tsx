import './SiteFooter.css'
import { company } from '#shared/company.ts'
import { registrationNumber, termsUrl } from '#shared/company-facts.ts'
import { Link } from 'react-router-dom'
import { ThemeSwitch } from '../ui/ThemeSwitch.tsx'
import { addressLines, emailHref, phoneHref } from './company-links.ts'
import { footerLinks } from './navigation.ts'
import { Wordmark } from './Wordmark.tsx'

const socialNames = {
  facebook: 'Facebook',
  x: 'X',
  instagram: 'Instagram',
  tiktok: 'TikTok',
  linkedin: 'LinkedIn',
} as const satisfies Record<keyof typeof company.social, string>

const profiles: Readonly<Record<keyof typeof socialNames, string>> = company.social

/** A profile without a URL is not shown. */
const socialLinks = Object.entries(socialNames)
  .map(([key, name]) => ({ name, href: profiles[key as keyof typeof socialNames] }))
  .filter(({ href }) => href !== '')

export function SiteFooter() {
  const { phone, email } = company.contact
  const { weekdays, saturday, sunday } = company.businessHours
  return (
    <footer className="site-footer night" lang="en">
      <div className="page-width site-footer__columns">
        <div className="site-footer__company">
          <Wordmark />
          <p>{company.description}</p>
        </div>
        <FooterLinks />
        <div className="site-footer__office">
          <p className="site-footer__title">Office</p>
          <address>
            {addressLines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          <ul>
            <li>
              <a href={phoneHref}>{phone}</a>
            </li>
            <li>
              <a href={emailHref}>{email}</a>
            </li>
            <li>{weekdays}</li>
            <li>{saturday}</li>
            <li>{sunday}</li>
          </ul>
        </div>
      </div>
      <div className="page-width site-footer__end">
        <LegalLine />
        <ul>
          {socialLinks.map(({ name, href }) => (
            <li key={name}>
              <a href={href} rel="noopener">
                {name}
              </a>
            </li>
          ))}
        </ul>
        <ThemeSwitch />
      </div>
    </footer>
  )
}

function LegalLine() {
  return (
    <p>
      {[company.fullName, registrationNumber].filter(Boolean).join(', ')}
      {termsUrl !== '' && (
        <>
          {' · '}
          <a href={termsUrl}>Terms</a>
        </>
      )}
    </p>
  )
}

const FooterLinks = () => (
  <nav className="site-footer__links" aria-label="Footer">
    {footerLinks.map(({ title, links }) => (
      <div key={title}>
        <p className="site-footer__title">{title}</p>
        <ul>
          {links.map(({ label, href, lang }) => (
            <li key={href}>
              <Link to={href} lang={lang}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    ))}
  </nav>
)

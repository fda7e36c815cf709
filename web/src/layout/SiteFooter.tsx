import './SiteFooter.css'
import type { ReactNode } from 'react'
import { company } from '#shared/company.ts'
import { areSamples, registrationNumber, termsUrl } from '#shared/company-facts.ts'
import { Link } from 'react-router-dom'
import { areExamples } from '../ui/examples.data.ts'
import { ExampleBadge } from '../ui/ExampleMark.tsx'
import { ThemeSwitch } from '../ui/ThemeSwitch.tsx'
import { EmailLink, PhoneLink } from './company-details.tsx'
import { addressLines } from './company-links.ts'
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

const title = 'text-small font-strong text-ink'

type PartProps = { name: string; className?: string; children: ReactNode }

/** On a phone the name opens the part, without script, too. */
const Part = ({ name, className, children }: PartProps) => (
  <div className={className}>
    <p className={`mb-3 phone:hidden ${title}`}>{name}</p>
    <details className={`hidden phone:block ${title}`}>
      <summary>{name}</summary>
    </details>
    <div>{children}</div>
  </div>
)

export function SiteFooter() {
  const { weekdays, saturday, sunday } = company.businessHours
  return (
    <footer
      className="site-footer night relative border-t border-line pt-8 pb-6 text-compact text-ink-soft"
      lang="en"
    >
      <div className="page-width grid grid-cols-footer gap-x-6 gap-y-7 tablet:grid-cols-1 phone:gap-y-0">
        <div className="-mt-2 grid max-w-25 content-start gap-4 text-ink phone:mb-3">
          <Wordmark />
          <p className="text-ink-soft">{company.description}</p>
        </div>
        <FooterLinks />
        <Part name="Office">
          <div className="grid content-start gap-3 tablet:grid-cols-office phone:grid-cols-1">
            <address>
              {addressLines.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
            <ul className="phone:grid-cols-2 narrow:grid-cols-1">
              <li>
                <PhoneLink />
              </li>
              <li>
                <EmailLink />
              </li>
              {[weekdays, saturday, sunday].map((hours) => (
                <li key={hours} className="phone:col-span-full phone:leading-175">
                  {hours}
                </li>
              ))}
            </ul>
          </div>
        </Part>
      </div>
      <div className="page-width mt-7 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-5">
        <LegalLine />
        <ul className="flex flex-wrap gap-x-5 gap-y-3 phone:w-profiles phone:justify-between phone:gap-x-4 phone:gap-y-0">
          {socialLinks.map(({ name, href }) => (
            <li key={name}>
              <a href={href} rel="noopener">
                {name}
              </a>
            </li>
          ))}
          {areExamples.profiles && (
            <li>
              <ExampleBadge />
            </li>
          )}
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
      {areSamples && <ExampleBadge />}
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
  <nav
    className="grid grid-cols-footer-links gap-x-6 gap-y-5 phone:grid-cols-1 phone:gap-y-0"
    aria-label="Footer"
  >
    {footerLinks.map(({ title: name, links }) => (
      <Part key={name} name={name}>
        <ul>
          {links.map(({ label, href, lang }) => (
            <li key={href}>
              <Link to={href} lang={lang}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </Part>
    ))}
  </nav>
)

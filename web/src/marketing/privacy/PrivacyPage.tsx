import './PrivacyPage.css'
import { company } from '#shared/company.ts'
import { addressLines, emailHref, phoneHref } from '../../layout/company-links.ts'
import { PageHero } from '../PageHero.tsx'
import { collecting } from './collecting.tsx'
import { KeyholeIllustration } from './KeyholeIllustration.tsx'
import type { PolicySection } from './policy.ts'
import { ReleaseLine } from './ReleaseLine.tsx'
import { safekeeping } from './safekeeping.tsx'

const { phone, email } = company.contact

const contactUs: PolicySection = {
  id: 'contact-us',
  title: 'Contact Us',
  body: (
    <>
      <p>Questions, requests and complaints about personal information reach us here:</p>
      <address className="policy__company">
        <strong>{company.fullName}</strong>
        {addressLines.map((line) => (
          <span key={line}>{line}</span>
        ))}
        <a className="link" href={emailHref}>
          {email}
        </a>
        <a className="link" href={phoneHref}>
          {phone}
        </a>
      </address>
    </>
  ),
}

const sections = [...collecting, ...safekeeping, contactUs].map((section, index) => ({
  ...section,
  heading: `${index + 1}. ${section.title}`,
}))

export default function PrivacyPage() {
  return (
    <div className="policy">
      <PageHero
        title="Privacy Policy"
        lead="What we collect, what it is for, where it is kept and for how long, and how to have it corrected or deleted."
        picture={<KeyholeIllustration />}
      >
        <p className="policy__date">
          Last updated <time dateTime="2025-08-05">August 5, 2025</time>
        </p>
      </PageHero>
      <div className="policy__page page-width">
        <nav className="policy__contents" aria-label="Sections of this policy">
          <ol>
            {sections.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="policy__text">
          <p className="policy__opening">
            This policy explains how {company.fullName} (“we”) handles the personal information of people who
            visit this website, write to us or apply for a position.
          </p>
          {sections.map(({ id, heading, body }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>{heading}</h2>
              {body}
            </section>
          ))}
          <ReleaseLine />
        </div>
      </div>
    </div>
  )
}

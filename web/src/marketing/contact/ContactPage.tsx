import './ContactPage.css'
import type { ReactNode } from 'react'
import { company } from '#shared/company.ts'
import type { Claim } from '#shared/company-facts.ts'
import { DirectionsLink, EmailLink, OfficeAddress, PhoneLink } from '../../layout/company-details.tsx'
import { Panel, PanelTitle } from '../../ui/Panel.tsx'
import { Meaning } from '../facts/Meaning.tsx'
import { PageHero } from '../PageHero.tsx'
import { EnquiryForm } from './EnquiryForm.tsx'
import { OfficeMap } from './OfficeMap.tsx'
import '../SignalIllustration.css'
import SignalIllustration from '../SignalIllustration.svg?drawing'

const way = 'link touchable mt-3 text-large font-strong'

const { weekdays, saturday, sunday, support } = company.businessHours

export default function ContactPage() {
  return (
    <>
      <PageHero
        title="Contact"
        lead="Tell us what you want to run and how soon. We read every enquiry and reply within 24 hours."
        picture={<SignalIllustration />}
      />
      <div className="page-width grid grid-cols-form items-start gap-5 pt-7 pb-section tablet:grid-cols-1 tablet:pt-5">
        <Panel isLifted className="grid gap-4" data-print="hidden">
          <h2 className="text-title">Send an enquiry</h2>
          <EnquiryForm name="contact" />
        </Panel>
        <aside className="flex flex-col gap-5 self-stretch" aria-label="Other ways to reach us">
          <ContactInformation />
          <QuickResponse />
          <Panel isLifted>
            <PanelTitle>Phone Support</PanelTitle>
            <p className="mt-2 text-ink-soft">{support}</p>
            <PhoneLink className={way} />
          </Panel>
          <Panel isLifted>
            <PanelTitle>Email Support</PanelTitle>
            <p className="mt-2 text-ink-soft">Response within 24 hours</p>
            <Meaning claim="24 hours" />
            <EmailLink className={way} />
          </Panel>
        </aside>
        <OfficeLocation />
      </div>
    </>
  )
}

function ContactInformation() {
  return (
    <Panel isLifted>
      <PanelTitle>Contact Information</PanelTitle>
      <dl className="mt-4 grid">
        <Fact name="Address">
          <OfficeAddress />
        </Fact>
        <Fact name="Phone">
          <PhoneLink className="link touchable" />
        </Fact>
        <Fact name="Email">
          <EmailLink className="link touchable" />
        </Fact>
        <Fact name="Business hours">
          <div>{weekdays}</div>
          <div>{saturday}</div>
          <div>{sunday}</div>
        </Fact>
      </dl>
    </Panel>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-small text-ink-soft">{name}</dt>
    <dd className="mb-4 last:mb-0">{children}</dd>
  </>
)

function QuickResponse() {
  return (
    <section className="quick-response night relative isolate flex flex-none grow flex-col justify-between overflow-clip rounded-card border border-line p-card">
      <PanelTitle>Quick Response</PanelTitle>
      <dl className="mt-4 flex flex-wrap gap-x-6 gap-y-4">
        <Pledge name="Response time" claim="24 hours" text="Under 24h" />
        <Pledge name="Support" claim="24/7" text="24/7" />
      </dl>
    </section>
  )
}

const Pledge = ({ name, claim, text }: { name: string; claim: Claim; text: string }) => (
  <div className="flex flex-col-reverse">
    <dt className="text-small text-ink-soft">
      {name}
      <Meaning claim={claim} />
    </dt>
    <dd className="text-title font-strong tracking-figure text-accent">{text}</dd>
  </div>
)

function OfficeLocation() {
  return (
    <Panel
      isLifted
      className="col-span-full grid grid-cols-third gap-6 tablet:grid-cols-1"
      aria-labelledby="office-title"
    >
      <div className="grid content-start justify-items-start gap-4">
        <h2 id="office-title" className="text-title">
          Office Location
        </h2>
        <OfficeAddress />
        <p className="text-ink-soft">
          Directions: our office is at {company.address.street}. Let us know before you visit and we'll meet
          you in the lobby.
        </p>
        <DirectionsLink />
      </div>
      <OfficeMap />
    </Panel>
  )
}

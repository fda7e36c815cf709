import '../../ui/Card.css'
import './ContactPage.css'
import { company } from '#shared/company.ts'
import { DirectionsLink, EmailLink, OfficeAddress, PhoneLink } from '../../layout/company-details.tsx'
import { Card } from '../../ui/Card.tsx'
import { Meaning } from '../facts/Meaning.tsx'
import { PageHero } from '../PageHero.tsx'
import { EnquiryForm } from './EnquiryForm.tsx'
import { OfficeMap } from './OfficeMap.tsx'
import '../SignalIllustration.css'
import SignalIllustration from '../SignalIllustration.svg?drawing'

const { weekdays, saturday, sunday, support } = company.businessHours

export default function ContactPage() {
  return (
    <>
      <PageHero
        title="Contact"
        lead="Tell us what you want to run and how soon. We read every enquiry and reply within 24 hours."
        picture={<SignalIllustration />}
      />
      <div className="contact-page page-width">
        <section className="contact-page__form card">
          <h2 className="contact-page__title">Send an enquiry</h2>
          <EnquiryForm name="contact" />
        </section>
        <aside className="contact-page__aside" aria-label="Other ways to reach us">
          <ContactInformation />
          <QuickResponse />
          <Card title="Phone Support">
            <p>{support}</p>
            <PhoneLink className="contact-page__way link" />
          </Card>
          <Card title="Email Support">
            <p>Response within 24 hours</p>
            <Meaning claim="24 hours" />
            <EmailLink className="contact-page__way link" />
          </Card>
        </aside>
        <OfficeLocation />
      </div>
    </>
  )
}

function ContactInformation() {
  return (
    <Card title="Contact Information">
      <dl className="contact-page__facts">
        <dt>Address</dt>
        <dd>
          <OfficeAddress />
        </dd>
        <dt>Phone</dt>
        <dd>
          <PhoneLink className="link" />
        </dd>
        <dt>Email</dt>
        <dd>
          <EmailLink className="link" />
        </dd>
        <dt>Business hours</dt>
        <dd>
          <div>{weekdays}</div>
          <div>{saturday}</div>
          <div>{sunday}</div>
        </dd>
      </dl>
    </Card>
  )
}

function QuickResponse() {
  return (
    <section className="quick-response night">
      <h2 className="card__title">Quick Response</h2>
      <dl>
        <div>
          <dt>
            Response time
            <Meaning claim="24 hours" />
          </dt>
          <dd>Under 24h</dd>
        </div>
        <div>
          <dt>
            Support
            <Meaning claim="24/7" />
          </dt>
          <dd>24/7</dd>
        </div>
      </dl>
    </section>
  )
}

function OfficeLocation() {
  return (
    <section className="office-location card" aria-labelledby="office-title">
      <div className="office-location__words">
        <h2 id="office-title" className="contact-page__title">
          Office Location
        </h2>
        <OfficeAddress />
        <p>
          Directions: our office is at {company.address.street}. Let us know before you visit and we’ll meet
          you in the lobby.
        </p>
        <DirectionsLink />
      </div>
      <OfficeMap />
    </section>
  )
}

import '../../ui/Card.css'
import './ContactSection.css'
import { company } from '#shared/company.ts'
import { Link } from 'react-router-dom'
import { DirectionsLink, EmailLink, OfficeAddress, PhoneLink } from '../../layout/company-details.tsx'
import { EnquiryForm } from '../contact/EnquiryForm.tsx'
import { Meaning } from '../facts/Meaning.tsx'
import { OfficeMap } from '../contact/OfficeMap.tsx'

const { weekdays, saturday, sunday } = company.businessHours

export function ContactSection() {
  return (
    <section
      id="contact"
      className="home__section home-contact"
      tabIndex={-1}
      aria-labelledby="home-contact-title"
    >
      <div className="home-contact__columns page-width">
        <div className="home-contact__words">
          <h2 id="home-contact-title" className="home__heading">
            What do you want to run?
          </h2>
          <p className="home__lead">
            A few lines are enough: what you run, how big it is and when you need it. An engineer reads every
            enquiry.
          </p>
          <div className="response-time night">
            <h3>Response time</h3>
            <p className="response-time__figure">Within 24 hours</p>
            <Meaning claim="24 hours" />
            <p>For customers, support answers around the clock.</p>
          </div>
          <ContactDetails />
        </div>
        <div className="home-contact__form card">
          <EnquiryForm name="home" />
        </div>
        <div className="home-contact__map">
          <OfficeMap />
          <p className="home-contact__links">
            <DirectionsLink />
            <Link className="link" to="/privacy">
              Privacy Policy
            </Link>
          </p>
        </div>
      </div>
    </section>
  )
}

function ContactDetails() {
  return (
    <dl className="contact-details">
      <div>
        <dt>Address</dt>
        <dd>
          <OfficeAddress />
        </dd>
      </div>
      <div>
        <dt>Business hours</dt>
        <dd>{weekdays}</dd>
        <dd>{saturday}</dd>
        <dd>{sunday}</dd>
      </div>
      <div>
        <dt>Phone</dt>
        <dd>
          <PhoneLink className="link" />
        </dd>
      </div>
      <div>
        <dt>Email</dt>
        <dd>
          <EmailLink className="link" />
        </dd>
      </div>
    </dl>
  )
}

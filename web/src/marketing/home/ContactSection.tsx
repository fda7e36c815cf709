import './ContactSection.css'
import { company } from '#shared/company.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { DirectionsLink, EmailLink, OfficeAddress, PhoneLink } from '../../layout/company-details.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { EnquiryForm } from '../contact/EnquiryForm.tsx'
import { Meaning } from '../facts/Meaning.tsx'
import { OfficeMap } from '../contact/OfficeMap.tsx'
import { Lead, Section, Title } from './Section.tsx'

const { weekdays, saturday, sunday } = company.businessHours

export function ContactSection() {
  return (
    <Section id="contact" look="bg-surface-sunken">
      <div className="page-width grid grid-cols-5-6 items-start gap-x-columns gap-y-6 tablet:grid-cols-1">
        <div className="grid gap-5">
          <Title id="contact" title="What do you want to run?" />
          <Lead>
            A few lines are enough: what you run, how big it is and when you need it. An engineer reads every
            enquiry.
          </Lead>
          <div className="response-time night mt-4 grid gap-2 rounded-card p-card">
            <h3 className="text-body font-medium tracking-normal">Response time</h3>
            <p className="text-heading leading-110 font-strong tracking-dense text-accent">Within 24 hours</p>
            <Meaning claim="24 hours" />
            <p className="text-ink-soft">For customers, support answers around the clock.</p>
          </div>
          <ContactDetails />
        </div>
        <Panel isLifted className="row-span-2" data-print="hidden">
          <EnquiryForm name="home" />
        </Panel>
        <div className="flex flex-col gap-4 self-stretch">
          <OfficeMap />
          <p className="flex flex-wrap gap-x-5 gap-y-4 py-1">
            <DirectionsLink />
            <Link className="link touchable" to="/privacy">
              Privacy Policy
            </Link>
          </p>
        </div>
      </div>
    </Section>
  )
}

function ContactDetails() {
  return (
    <dl className="grid grid-cols-details gap-5 pt-4">
      <Detail name="Address">
        <OfficeAddress />
      </Detail>
      <Detail name="Business hours">
        <div>{weekdays}</div>
        <div>{saturday}</div>
        <div>{sunday}</div>
      </Detail>
      <Detail name="Phone">
        <PhoneLink className="link touchable" />
      </Detail>
      <Detail name="Email">
        <EmailLink className="link touchable" />
      </Detail>
    </dl>
  )
}

const Detail = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-small text-ink-soft">{name}</dt>
    <dd>{children}</dd>
  </div>
)

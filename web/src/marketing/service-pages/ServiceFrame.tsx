import '../glow-below.css'
import '../drawing-motion.css'
import './ServiceFrame.css'
import type { ServiceId } from '#shared/company-facts.ts'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../ui/MainButton.tsx'
import { requestPath } from '../contact/request-path.ts'
import { ServiceFacts } from '../facts/ServiceFacts.tsx'
import { PageHero } from '../PageHero.tsx'
import { Particles } from '../Particles.tsx'
import { processAnchor } from './Process.tsx'

type Props = {
  service: ServiceId
  title: string
  lead: string
  picture: ReactNode
  /** The label of the buttons to the contact page. */
  action: string
  closing: { title: string; text: string }
  children: ReactNode
}

/** The first and last sections of every service page. */
export function ServiceFrame({ service, title, lead, picture, action, closing, children }: Props) {
  const enquiry = requestPath({ service })
  return (
    <div className="service">
      <PageHero
        title={title}
        lead={lead}
        room="grid min-h-service items-center tablet:min-h-0 tablet:items-start tablet:pb-service"
        words="max-w-service wide:max-w-service-wide tablet:max-w-44"
        picture={
          <>
            <Particles />
            {picture}
          </>
        }
      >
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3" data-print="hidden">
          <ButtonLink to={enquiry}>{action}</ButtonLink>
          <a className="link touchable py-2 font-medium" href={`#${processAnchor}`}>
            How it works
          </a>
        </div>
      </PageHero>
      {children}
      <ServiceFacts service={service} />
      <section className="glow-below night text-center" aria-labelledby="close-title" data-print="hidden">
        <div className="page-width grid justify-items-center gap-5">
          <h2 id="close-title" className="text-heading tracking-figure">
            {closing.title}
          </h2>
          <p className="max-w-36 text-lead text-ink-soft">{closing.text}</p>
          <ButtonLink to={enquiry}>{action}</ButtonLink>
        </div>
      </section>
    </div>
  )
}

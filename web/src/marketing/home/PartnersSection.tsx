import './PartnersSection.css'
import { Link } from 'react-router-dom'
import { programmes } from '#shared/company-facts.ts'
import { Marquee } from '../Marquee.tsx'
import { partners } from './partners.ts'

export function PartnersSection() {
  return (
    <section
      id="partners"
      className="home-partners -scroll-mt-4 py-section outline-none"
      tabIndex={-1}
      aria-labelledby="partners-title"
    >
      <div className="page-width mb-6 grid grid-cols-partners items-center gap-x-7 gap-y-4 tablet:grid-cols-1 tablet:justify-items-start">
        <h2 id="partners-title" className="text-heading tracking-figure">
          The hardware we build on
        </h2>
        <p className="max-w-36 text-lead text-ink-soft">
          From the GPU to the network between nodes, these are the makers of what we run.
        </p>
        <Link className="second-button" to="/contact">
          Become a Partner
        </Link>
      </div>
      <Marquee label="Our partners" narrow="swiped">
        {partners.map(({ name, description }) => (
          <li
            key={name}
            className="partner grid content-center gap-1 rounded-card border border-line bg-surface"
          >
            <span className="text-title leading-115 font-strong tracking-title">{name}</span>
            <span className="text-small text-ink-soft">{description}</span>
            {programmes[name] !== undefined && (
              <span className="text-small font-strong text-accent">{programmes[name]}</span>
            )}
          </li>
        ))}
      </Marquee>
    </section>
  )
}

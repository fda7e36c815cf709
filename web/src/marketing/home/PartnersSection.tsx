import './PartnersSection.css'
import { Link } from 'react-router-dom'
import { programmes } from '#shared/company-facts.ts'
import { Marquee } from '../Marquee.tsx'
import { partners } from './partners.ts'

export function PartnersSection() {
  return (
    <section
      id="partners"
      className="home__section home-partners"
      tabIndex={-1}
      aria-labelledby="partners-title"
    >
      <div className="home-partners__opening page-width">
        <h2 id="partners-title" className="home__heading">
          The hardware we build on
        </h2>
        <p className="home__lead">
          From the GPU to the network between nodes, these are the makers of what we run.
        </p>
        <Link className="second-button" to="/contact">
          Become a Partner
        </Link>
      </div>
      <Marquee label="Our partners" narrow="swiped">
        {partners.map(({ name, description }) => (
          <li key={name} className="partner">
            <span className="partner__name">{name}</span>
            <span className="partner__description">{description}</span>
            {programmes[name] !== undefined && <span className="partner__programme">{programmes[name]}</span>}
          </li>
        ))}
      </Marquee>
    </section>
  )
}

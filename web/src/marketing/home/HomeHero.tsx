import './HomeHero.css'
import { Link } from 'react-router-dom'
import { PageHero } from '../PageHero.tsx'
import { Particles } from '../Particles.tsx'
import './RackIllustration.css'
import RackIllustration from './RackIllustration.svg?drawing'

const claims = [
  { label: 'Support', value: '24/7' },
  { label: 'Uptime', value: '99.9%' },
  { label: 'Response within', value: '24 hours' },
  { label: 'Deploy time', value: '30s' },
  { label: 'Max memory, up to', value: '48TB' },
  { label: 'GPU access, on demand', value: 'A100' },
] as const

export function HomeHero() {
  return (
    <div className="home-hero night">
      <PageHero
        title="Unlock the Power of Cloud & AI Innovation"
        lead="AI Cloud Infrastructure & Software Solutions"
        picture={
          <>
            <RackIllustration />
            <Particles />
          </>
        }
      >
        <div className="home__ways">
          {/* A plain anchor, not a router link: it works before the page is hydrated. */}
          <a className="button" href="#Services">
            Explore Our Services
          </a>
          <Link className="second-button" to="/contact">
            Contact Us
          </Link>
        </div>
        <Link className="home__sizing link" to="/sizing">
          How many GPUs does it take? Size your model
        </Link>
      </PageHero>
      <span className="scroll-indicator" aria-hidden="true" />
      <dl className="claims page-width">
        {claims.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

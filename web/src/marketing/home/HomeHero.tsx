import './HomeHero.css'
import { Link } from 'react-router-dom'
import { PageHero } from '../PageHero.tsx'
import { Particles } from '../Particles.tsx'
import { SecondLink } from '../SecondLink.tsx'
import '../drawing-motion.css'
import './RackIllustration.css'
import RackIllustration from './RackIllustration.svg?drawing'
import { Ways } from './Section.tsx'

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
    <div className="night flex min-h-svh flex-col">
      <PageHero
        title="Unlock the Power of Cloud & AI Innovation"
        lead="AI Cloud Infrastructure & Software Solutions"
        room="grid flex-1 items-center tablet:items-start tablet:pb-racks"
        picture={
          <>
            <RackIllustration />
            <Particles />
          </>
        }
      >
        <Ways>
          {/* A plain anchor, not a router link: it works before the page is hydrated. */}
          <a className="button" href="#Services">
            Explore Our Services
          </a>
          <SecondLink to="/contact">Contact Us</SecondLink>
        </Ways>
        <Link className="link py-2 font-medium" to="/sizing">
          How many GPUs does it take? Size your model
        </Link>
      </PageHero>
      <span className="scroll-indicator" aria-hidden="true" />
      <dl className="page-width relative grid grid-cols-claims gap-5 border-t border-line pt-6 pb-7">
        {claims.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-small text-ink-soft">{label}</dt>
            <dd className="text-title font-strong tracking-figure">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

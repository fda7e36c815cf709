import './HomeHero.css'
import { Suspense } from 'react'
import { hydratedLater } from '../../site/hydrated-later.ts'
import { Meanings } from '../facts/Meanings.tsx'
import { PageHero } from '../PageHero.tsx'
import { Particles } from '../Particles.tsx'
import { SecondLink } from '../SecondLink.tsx'
import { Ways } from './Section.tsx'

const HeroSizing = hydratedLater(() => import('./HeroSizing.tsx'))

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
        room="flex-1"
        picture={<Particles />}
        beside={
          <Suspense>
            <HeroSizing />
          </Suspense>
        }
      >
        <Ways>
          {/* A plain anchor, not a router link: it works before the page is hydrated. */}
          <a className="button" href="#Services">
            Explore Our Services
          </a>
          <SecondLink to="/contact">Contact Us</SecondLink>
        </Ways>
      </PageHero>
      <span className="scroll-indicator" aria-hidden="true" />
      <div className="page-width relative pb-7">
        <dl className="grid grid-cols-claims gap-5 border-t border-line pt-6">
          {claims.map(({ label, value }) => (
            <div key={label}>
              <dt className="text-small text-ink-soft">{label}</dt>
              <dd className="text-title font-strong tracking-figure">{value}</dd>
            </div>
          ))}
        </dl>
        <Meanings claims={claims.map(({ value }) => value)} />
      </div>
    </div>
  )
}

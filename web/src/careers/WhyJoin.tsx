import '../ui/Card.css'
import './WhyJoin.css'
import type { ReactNode } from 'react'
import './BenefitIllustrations.css'
import BalanceIllustration from './BalanceIllustration.svg?drawing'
import GrowthIllustration from './GrowthIllustration.svg?drawing'
import ImpactIllustration from './ImpactIllustration.svg?drawing'
import InnovationIllustration from './InnovationIllustration.svg?drawing'
import PackageIllustration from './PackageIllustration.svg?drawing'
import WorldIllustration from './WorldIllustration.svg?drawing'

type Benefit = { name: string; text: string; illustration: ReactNode }

const benefits: readonly Benefit[] = [
  {
    name: 'Innovation First',
    text: 'AI infrastructure is young, and so is the software that runs on it. Much of what we build has no manual yet.',
    illustration: <InnovationIllustration />,
  },
  {
    name: 'Career Growth',
    text: 'Compute, networks, software, deployment: our work spans the whole stack, so you can grow in more than one direction.',
    illustration: <GrowthIllustration />,
  },
  {
    name: 'Global Team',
    text: 'Our work crosses borders: enterprises in Malaysia and across Southeast Asia run on it.',
    illustration: <WorldIllustration />,
  },
  {
    name: 'Competitive Package',
    text: 'You see pay, leave and benefits in writing before you decide.',
    illustration: <PackageIllustration />,
  },
  {
    name: 'Work-Life Balance',
    text: 'Work is one part of your day. We want you to start it rested and finish it on time.',
    illustration: <BalanceIllustration />,
  },
  {
    name: 'Impact',
    text: 'You ship to production, not to a slide deck. Enterprises in Malaysia and Southeast Asia use what you build.',
    illustration: <ImpactIllustration />,
  },
]

export function WhyJoin() {
  return (
    <section className="why-join page-width" aria-labelledby="why-join-title">
      <h2 id="why-join-title" className="careers__heading">
        Why Join
      </h2>
      <ul className="why-join__cards">
        {benefits.map(({ name, text, illustration }) => (
          <li key={name} className="card why-join__card">
            {illustration}
            <h3 className="careers__name">{name}</h3>
            <p className="careers__text">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

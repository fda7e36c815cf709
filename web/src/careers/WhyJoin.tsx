import './WhyJoin.css'
import type { ReactNode } from 'react'
import {
  BalanceIllustration,
  GrowthIllustration,
  ImpactIllustration,
  InnovationIllustration,
  PackageIllustration,
  WorldIllustration,
} from './BenefitIllustrations.tsx'

type Benefit = { name: string; text: string; picture: ReactNode }

const benefits: readonly Benefit[] = [
  {
    name: 'Innovation First',
    text: 'AI infrastructure is young, and so is the software that runs on it. Much of what we build has no manual yet.',
    picture: <InnovationIllustration />,
  },
  {
    name: 'Career Growth',
    text: 'Compute, networks, software, deployment: our work spans the whole stack, so you can grow in more than one direction.',
    picture: <GrowthIllustration />,
  },
  {
    name: 'Global Team',
    text: 'Our work crosses borders: enterprises in Malaysia and across Southeast Asia run on it.',
    picture: <WorldIllustration />,
  },
  {
    name: 'Competitive Package',
    text: 'You see pay, leave and benefits in writing before you decide.',
    picture: <PackageIllustration />,
  },
  {
    name: 'Work-Life Balance',
    text: 'Work is one part of your day. We want you to start it rested and finish it on time.',
    picture: <BalanceIllustration />,
  },
  {
    name: 'Impact',
    text: 'You ship to production, not to a slide deck. Enterprises in Malaysia and Southeast Asia use what you build.',
    picture: <ImpactIllustration />,
  },
]

export function WhyJoin() {
  return (
    <section className="why-join page-width" aria-labelledby="why-join-title">
      <h2 id="why-join-title" className="careers__heading">
        Why Join
      </h2>
      <ul className="why-join__cards">
        {benefits.map(({ name, text, picture }) => (
          <li key={name} className="why-join__card">
            {picture}
            <h3 className="careers__name">{name}</h3>
            <p className="careers__text">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

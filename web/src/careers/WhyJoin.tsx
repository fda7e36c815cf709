import './WhyJoin.css'
import type { ReactNode } from 'react'
import {
  BalancePicture,
  GrowthPicture,
  ImpactPicture,
  InnovationPicture,
  PackagePicture,
  WorldPicture,
} from './BenefitPictures.tsx'

type Benefit = { name: string; text: string; picture: ReactNode }

const benefits: readonly Benefit[] = [
  {
    name: 'Innovation First',
    text: 'AI infrastructure is young, and so is the software that runs on it. Much of what we build has no manual yet.',
    picture: <InnovationPicture />,
  },
  {
    name: 'Career Growth',
    text: 'Compute, networks, software, deployment: our work spans the whole stack, so there is more than one direction to grow in.',
    picture: <GrowthPicture />,
  },
  {
    name: 'Global Team',
    text: 'AI knows no borders. We value people who work well across them.',
    picture: <WorldPicture />,
  },
  {
    name: 'Competitive Package',
    text: 'Good people have a choice. Our offer is made to be compared.',
    picture: <PackagePicture />,
  },
  {
    name: 'Work-Life Balance',
    text: 'Work is one part of a day. We want people to come to it rested and to leave it in time for the rest.',
    picture: <BalancePicture />,
  },
  {
    name: 'Impact',
    text: 'What you build does not end in a drawer. Enterprises in Malaysia and Southeast Asia put it to work.',
    picture: <ImpactPicture />,
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

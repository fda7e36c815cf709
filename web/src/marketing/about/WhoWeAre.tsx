import './WhoWeAre.css'
import { company } from '#shared/company.ts'
import type { ReactNode } from 'react'
import '../Blocks.css'
import CustomIllustration from './CustomIllustration.svg?drawing'
import InfrastructureIllustration from './InfrastructureIllustration.svg?drawing'
import RegionalIllustration from './RegionalIllustration.svg?drawing'

type Pillar = { name: string; text: string; picture: ReactNode }

const pillars: readonly Pillar[] = [
  {
    name: 'AI Infrastructure',
    text: 'GPU compute in the form you need: a cluster built to suit, leased NVIDIA nodes, or on-demand compute that deploys in 30 seconds.',
    picture: <InfrastructureIllustration />,
  },
  {
    name: 'Custom Solutions',
    text: 'AI and custom software built around the way you work, from the first look at your data to a system in daily use.',
    picture: <CustomIllustration />,
  },
  {
    name: 'Regional Expertise',
    text: `A ${company.address.city} team that knows how business is done in Malaysia and Southeast Asia, and is near enough to meet.`,
    picture: <RegionalIllustration />,
  },
]

export function WhoWeAre() {
  return (
    <section className="who page-width" aria-labelledby="who-title">
      <h2 id="who-title" className="about__heading">
        Who We Are
      </h2>
      <div className="who__words">
        <p className="who__statement">
          We are a full-stack AI service provider: we supply the compute, write the software and run them in
          production.
        </p>
        <p className="about__text">
          Most AI projects are pieced together: hardware from one supplier, models from another, deployment
          left to whoever has time. We do all three. The people who plan your cluster work with the people who
          write its software, so nothing gets lost in between.
        </p>
        <p className="about__text">
          We work with enterprises across Malaysia and Southeast Asia, whether they need one node for a month
          or a data hall of their own.
        </p>
      </div>
      <ul className="pillars">
        {pillars.map(({ name, text, picture }) => (
          <li key={name} className="pillars__one">
            {picture}
            <h3 className="about__name">{name}</h3>
            <p className="about__text">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

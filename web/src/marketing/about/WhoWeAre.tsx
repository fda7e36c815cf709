import '../drawing-motion.css'
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

const pillar =
  'grid content-start gap-3 border-l border-line px-card pt-4 pb-6 last:border-r phone:border-t phone:border-r phone:px-5 phone:pt-5'

export function WhoWeAre() {
  return (
    <section
      className="page-width grid grid-cols-10-17 gap-x-7 gap-y-6 py-section phone:grid-cols-1"
      aria-labelledby="who-title"
    >
      <h2 id="who-title" className="text-heading">
        Who We Are
      </h2>
      <div className="grid max-w-44 gap-5">
        <p className="text-title leading-125 font-medium tracking-title">
          We are a full-stack AI service provider: we supply the compute, write the software and run them in
          production.
        </p>
        <p className="text-ink-soft">
          Most AI projects are pieced together: hardware from one supplier, models from another, deployment
          left to whoever has time. We do all three. The people who plan your cluster work with the people who
          write its software, so nothing gets lost in between.
        </p>
        <p className="text-ink-soft">
          We work with enterprises across Malaysia and Southeast Asia, whether they need one node for a month
          or a data hall of their own.
        </p>
      </div>
      <ul className="pillars col-span-full mt-7 grid grid-cols-3 phone:mt-4 phone:grid-cols-1">
        {pillars.map(({ name, text, picture }) => (
          <li key={name} className={pillar}>
            {picture}
            <h3 className="text-title">{name}</h3>
            <p className="text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

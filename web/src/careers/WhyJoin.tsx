import { Panel } from '../ui/Panel.tsx'
import type { ReactNode } from 'react'
import BalanceIllustration from './BalanceIllustration.svg?drawing'
import GrowthIllustration from './GrowthIllustration.svg?drawing'
import ImpactIllustration from './ImpactIllustration.svg?drawing'
import InnovationIllustration from './InnovationIllustration.svg?drawing'
import PackageIllustration from './PackageIllustration.svg?drawing'
import WorldIllustration from './WorldIllustration.svg?drawing'

/** In two rows with offset joints: 5, 4, 3 and 3, 4, 5 twelfths. */
type Benefit = { name: string; text: string; illustration: ReactNode; look?: 'col-span-3' | 'col-span-5' }

const benefits: readonly Benefit[] = [
  {
    name: 'Innovation First',
    text: 'AI infrastructure is young, and so is the software that runs on it. You will often be the first to solve a problem.',
    illustration: <InnovationIllustration />,
    look: 'col-span-5',
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
    look: 'col-span-3',
  },
  {
    name: 'Competitive Package',
    text: 'You see pay, leave and benefits in writing before you decide.',
    illustration: <PackageIllustration />,
    look: 'col-span-3',
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
    look: 'col-span-5',
  },
]

export function WhyJoin() {
  return (
    <section className="page-width py-section phone:py-7" aria-labelledby="why-join-title">
      <h2 id="why-join-title" className="text-heading">
        Why Join
      </h2>
      <ul className="mt-7 grid grid-cols-12 gap-4 phone:mt-4 phone:grid-cols-2 phone:gap-x-5 narrow:grid-cols-1">
        {benefits.map(({ name, text, illustration, look = 'col-span-4' }) => (
          <Panel
            as="li"
            key={name}
            isLifted
            className={`grid content-start gap-3 tablet:col-span-6 phone:col-auto phone:gap-1 phone:border-0 phone:bg-transparent phone:p-0 phone:shadow-none ${look}`}
          >
            {/* Below each other on a phone, cards with drawings push the first position to the fourth screen. */}
            <div className="mb-5 phone:hidden">{illustration}</div>
            <h3 className="text-title phone:text-body">{name}</h3>
            <p className="max-w-30 text-ink-soft phone:text-compact">{text}</p>
          </Panel>
        ))}
      </ul>
    </section>
  )
}

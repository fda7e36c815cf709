import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { linkTo } from '../../site/link.ts'
import { ClosingCall } from '../ClosingCall.tsx'
import { Meanings } from '../facts/Meanings.tsx'
import { PageHero } from '../PageHero.tsx'
import { services, type Service } from '../services.ts'
import './CapacityIllustration.css'
import CapacityIllustration from './CapacityIllustration.svg?drawing'
import ClusterPlan from './ClusterPlan.svg?drawing'
import { ImageStrip } from './ImageStrip.tsx'
import './NodeIllustration.css'
import '../Blocks.css'
import NodeIllustration from './NodeIllustration.svg?drawing'
import { ServiceBlock } from './ServiceBlock.tsx'
import SolutionIllustration from './SolutionIllustration.svg?drawing'
import '../drawing-motion.css'
import './StackIllustration.css'
import StackIllustration from './StackIllustration.svg?drawing'

const pictures: Record<Service['id'], ReactNode> = {
  'gpu-clusters': <ClusterPlan />,
  'gpu-leasing': <NodeIllustration />,
  'on-demand': <CapacityIllustration />,
  'ai-solutions': <SolutionIllustration />,
}

export default function ServicesPage() {
  return (
    <>
      <PageHero
        title="Services from silicon to software"
        lead="Four ways to get AI work done: a cluster built for you, leased GPU nodes, compute on demand, and the software that runs on all three."
        picture={<StackIllustration />}
        room="desktop:grid desktop:min-h-overview desktop:items-center wide:min-h-overview-wide tablet:pb-stack"
        words="max-w-44 desktop:max-w-overview wide:max-w-overview-wide"
      />
      <ImageStrip />
      {services.map((service) => (
        <ServiceBlock key={service.id} service={service} picture={pictures[service.id]} />
      ))}
      <section className="page-width pt-section" aria-labelledby="compare-title">
        <h2 id="compare-title" className="text-title">
          Comparing offers?
        </h2>
        <p className="mt-3 max-w-44 text-ink-soft">
          The{' '}
          <Link className="link" to={linkTo('/gpus')}>
            GPU data sheet
          </Link>{' '}
          has each type's memory, bandwidth and power, with sources. The{' '}
          <Link className="link" to={linkTo('/sizing')}>
            sizing page
          </Link>{' '}
          turns a model and a deadline into GPU-hours.
        </p>
        <Meanings claims={['30s', 'A100', '48TB', '99.9%']} />
      </section>
      <ClosingCall
        className="mt-section"
        title="Not sure which one fits?"
        text="Describe the work and we'll tell you what it takes, even if it's less than you expected."
        first={{ to: '/contact', label: 'Contact Us' }}
        second={{ to: '/about', label: 'About Us' }}
      />
    </>
  )
}

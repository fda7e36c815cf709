import { Link } from 'react-router-dom'
import { ButtonLink } from '../../ui/Button.tsx'
import { tabId, tabPanelId } from '../../ui/Tabs.tsx'
import { Features } from '../Features.tsx'
import type { Service } from '../services.ts'
import './ServiceIllustration.css'
import '../Blocks.css'
import ClusterScene from './ClusterScene.svg?drawing'
import LeasingScene from './LeasingScene.svg?drawing'
import OnDemandScene from './OnDemandScene.svg?drawing'
import SoftwareScene from './SoftwareScene.svg?drawing'

const overview = '/services'

const illustrations = {
  'gpu-clusters': <ClusterScene />,
  'gpu-leasing': <LeasingScene />,
  'on-demand': <OnDemandScene />,
  'ai-solutions': <SoftwareScene />,
} satisfies Record<Service['id'], unknown>

/** One service. All four panels are rendered in the same grid cell, so that choosing one causes no layout shift. */
export function ServicePanel({ service, isActive }: { service: Service; isActive: boolean }) {
  const { id, title, description, features } = service
  return (
    <div
      role="tabpanel"
      id={tabPanelId(id)}
      className={`service-panel grid min-w-0 grid-cols-5-7 items-center gap-x-7 gap-y-5 tablet:grid-cols-1 tablet:content-start ${isActive ? 'service-panel--active' : ''}`}
      aria-labelledby={tabId(id)}
    >
      <div className="grid justify-items-start gap-5">
        <h3 className="text-subheading">{title}</h3>
        <p className="text-lead text-ink-soft">{description}</p>
        <Features features={features} className="gap-3" />
        <div className="home__ways">
          <ButtonLink to={service.href}>Get Started</ButtonLink>
          <Link className="second-button" to={overview}>
            View All Services
          </Link>
        </div>
      </div>
      <div className="service-panel__picture overflow-clip rounded-card border border-line *:w-full tablet:row-start-1">
        {illustrations[id]}
      </div>
    </div>
  )
}

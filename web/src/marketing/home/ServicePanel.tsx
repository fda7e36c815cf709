import { Link } from 'react-router-dom'
import { ButtonLink } from '../../ui/MainButton.tsx'
import { tabId, tabPanelId } from '../../ui/Tabs.tsx'
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
      className={isActive ? 'service-panel service-panel--active' : 'service-panel'}
      aria-labelledby={tabId(id)}
    >
      <div className="service-panel__words">
        <h3 className="service-panel__title">{title}</h3>
        <p>{description}</p>
        <ul className="service-panel__features">
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <div className="home__ways">
          <ButtonLink to={service.href}>Get Started</ButtonLink>
          <Link className="second-button" to={overview}>
            View All Services
          </Link>
        </div>
      </div>
      <div className="service-panel__picture">{illustrations[id]}</div>
    </div>
  )
}

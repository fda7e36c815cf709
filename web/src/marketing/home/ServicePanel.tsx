import { ButtonLink } from '../../ui/MainButton.tsx'
import { tabId, tabPanelId } from '../../ui/Tabs.tsx'
import { SecondLink } from '../SecondLink.tsx'
import type { Service } from '../services.ts'
import '../drawing-motion.css'
import './ServiceIllustration.css'
import '../Blocks.css'
import ClusterScene from './ClusterScene.svg?drawing'
import LeasingScene from './LeasingScene.svg?drawing'
import OnDemandScene from './OnDemandScene.svg?drawing'
import { Ways } from './Section.tsx'
import SoftwareScene from './SoftwareScene.svg?drawing'

const illustrations = {
  'gpu-clusters': <ClusterScene />,
  'gpu-leasing': <LeasingScene />,
  'on-demand': <OnDemandScene />,
  'ai-solutions': <SoftwareScene />,
} satisfies Record<Service['id'], unknown>

const panel =
  'service-panel grid min-w-0 grid-cols-5-7 items-center gap-x-7 gap-y-5 tablet:grid-cols-1 tablet:content-start'

/** One service. All four panels are rendered in the same grid cell, so that choosing one causes no layout shift. */
export function ServicePanel({ service, isActive }: { service: Service; isActive: boolean }) {
  const { id, title, description, features } = service
  return (
    <div
      role="tabpanel"
      id={tabPanelId(id)}
      className={isActive ? `${panel} service-panel--active` : panel}
      aria-labelledby={tabId(id)}
    >
      <div className="grid justify-items-start gap-5">
        <h3 className="text-subheading">{title}</h3>
        <p className="text-lead text-ink-soft">{description}</p>
        <ul className="grid gap-3">
          {features.map((feature) => (
            <li
              key={feature}
              className="flex gap-3 before:mt-2 before:size-mark before:flex-none before:bg-orange"
            >
              {feature}
            </li>
          ))}
        </ul>
        <Ways>
          <ButtonLink to={service.href}>Get Started</ButtonLink>
          <SecondLink to="/services">View All Services</SecondLink>
        </Ways>
      </div>
      <div className="service-panel__picture overflow-clip rounded-card border border-line bg-surface-sunken tablet:row-start-1">
        {illustrations[id]}
      </div>
    </div>
  )
}

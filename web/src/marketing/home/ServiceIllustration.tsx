import './ServiceIllustration.css'
import type { ReactElement } from 'react'
import { Blocks } from '../Blocks.tsx'
import type { Service } from '../services.ts'
import { ClusterScene } from './ClusterScene.tsx'
import { LeasingScene } from './LeasingScene.tsx'
import { OnDemandScene } from './OnDemandScene.tsx'
import { SoftwareScene } from './SoftwareScene.tsx'
import { stage } from './stage.ts'

const scenes: Record<Service['id'], ReactElement> = {
  'gpu-clusters': <ClusterScene />,
  'gpu-leasing': <LeasingScene />,
  'on-demand': <OnDemandScene />,
  'ai-solutions': <SoftwareScene />,
}

export function ServiceIllustration({ id }: { id: Service['id'] }) {
  return (
    <svg className="scene" viewBox="0 0 640 480" aria-hidden="true">
      <Blocks blocks={[stage]} />
      {scenes[id]}
    </svg>
  )
}

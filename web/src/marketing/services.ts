import type { ServiceId } from '#shared/company-facts.ts'
import type { PagePath } from '../site/routes.ts'

/** One of the four services, as every page that names it shows it. */
export type Service = {
  id: ServiceId
  /** A short name for tabs and menus. */
  label: string
  title: string
  description: string
  /** Five, in the order in which a buyer would ask. */
  features: readonly [string, string, string, string, string]
  /** Its page. */
  href: Extract<PagePath, `/services/${string}`>
  /** Its block on /services. */
  anchor: string
}

export const services = [
  {
    id: 'gpu-clusters',
    label: 'GPU Clusters',
    title: 'Built-to-Suit GPU Compute Clusters',
    description:
      'A cluster designed around your workload, not the other way round. We plan compute, network, storage and power with you, build it, and keep it running.',
    features: [
      'Architecture designed with your engineers',
      'NVIDIA HGX nodes from H100 to B200',
      'High-speed interconnect between every node',
      'Storage and cooling sized for training',
      'Watched and repaired by a team in Malaysia',
    ],
    href: '/services/gpu-clusters',
    anchor: 'built-to-suit-gpu-clusters',
  },
  {
    id: 'gpu-leasing',
    label: 'GPU Leasing',
    title: 'NVIDIA GPU Node Leasing',
    description:
      'Whole GPU nodes, dedicated to you for the term you choose. Nothing to buy, nothing to maintain, no neighbours on the machine.',
    features: [
      'Dedicated nodes, never shared',
      'From RTX 4090 and L40S to HGX B200',
      'Terms that follow your project',
      'Installed, integrated and tested for you',
      'Support from people who know the hardware',
    ],
    href: '/services/gpu-leasing',
    anchor: 'nvidia-gpu-node-leasing',
  },
  {
    id: 'on-demand',
    label: 'On-Demand Compute',
    title: 'On-Demand Cloud GPU Compute',
    description:
      'GPU compute when you need it. Configure an instance, deploy it, scale up for the run and back down afterwards.',
    features: [
      'Deployed in 30 seconds',
      'A100 GPU access without a contract term',
      'Up to 48TB of memory',
      'Scale up for a run, down after it',
      '99.9% uptime',
    ],
    href: '/services/on-demand',
    anchor: 'on-demand-cloud-gpu-compute',
  },
  {
    id: 'ai-solutions',
    label: 'AI Software',
    title: 'AI Software Solutions',
    description:
      'Software that puts your models to work, from the first look at your data to a system your people use every day.',
    features: [
      'Discovery with the people who will use it',
      'Custom models and applications',
      'Built into the systems you already run',
      'Deployed on your infrastructure or ours',
      'Improved with what we learn in production',
    ],
    href: '/services/ai-solutions',
    anchor: 'ai-software-solutions',
  },
] as const satisfies readonly Service[]

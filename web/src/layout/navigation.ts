import type { SitePath } from '../site/link.ts'

/** `lang`: the language of the label, where that is not English. */
export type NavigationLink = { label: string; href: SitePath; lang?: 'ms' }
export type NavigationItem = NavigationLink & { dropdownItems?: readonly NavigationLink[] }

const services: readonly NavigationLink[] = [
  { label: 'Built-to-Suit GPU Compute Clusters', href: '/services/gpu-clusters' },
  { label: 'NVIDIA GPU Node Leasing', href: '/services/gpu-leasing' },
  { label: 'On-Demand Compute Service', href: '/services/on-demand' },
  { label: 'AI Software Solutions', href: '/services/ai-solutions' },
]

export const menu: readonly NavigationItem[] = [
  { label: 'Home', href: '/' },
  { label: 'About Us', href: '/about' },
  { label: 'Services', href: '/services', dropdownItems: services },
  { label: 'Careers', href: '/careers' },
]

export type LinkGroup = { title: string; links: readonly NavigationLink[] }

export const footerLinks: readonly LinkGroup[] = [
  {
    title: 'Services',
    links: [
      ...services,
      { label: 'How Many GPUs You Need', href: '/sizing' },
      { label: 'GPU Data Sheet', href: '/gpus' },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'About Us', href: '/about' },
      { label: 'Contact Us', href: '/contact' },
      { label: 'Privacy Policy', href: '/privacy' },
      { label: 'Dasar Privasi', href: '/ms/privacy', lang: 'ms' },
    ],
  },
  {
    title: 'Candidates',
    links: [
      { label: 'Careers', href: '/careers' },
      { label: 'Candidate sign in', href: '/login' },
      { label: 'Create an account', href: '/register' },
    ],
  },
]

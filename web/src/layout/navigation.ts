import { pages } from '../pages.ts'

export type NavigationLink = { label: string; href: string }
export type NavigationItem = NavigationLink & { dropdownItems?: readonly NavigationLink[] }

const exists = ({ href }: NavigationLink): boolean => pages.some((page) => page.path === href)

const services: readonly NavigationLink[] = [
  { label: 'Built-to-Suit GPU Compute Clusters', href: '/services/gpu-clusters' },
  { label: 'NVIDIA GPU Node Leasing', href: '/services/gpu-leasing' },
  { label: 'On-Demand Compute Service', href: '/services/on-demand' },
  { label: 'AI Software Solutions', href: '/services/ai-solutions' },
].filter(exists)

/** The menu; it grows with the site map. */
export const menu: readonly NavigationItem[] = [
  { label: 'Home', href: '/' },
  { label: 'About Us', href: '/about' },
  { label: 'Services', href: '/services', dropdownItems: services },
  { label: 'Careers', href: '/careers' },
].filter(exists)

export const footerLinks: readonly NavigationLink[] = [
  { label: 'About Us', href: '/about' },
  { label: 'Contact Us', href: '/contact' },
  { label: 'Privacy Policy', href: '/privacy' },
  ...services,
].filter(exists)

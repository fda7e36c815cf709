import { company } from '#shared/company.ts'

/** One page of the site map. Plain data, so that the edge's table of addresses can be made from it. */
export type Page = {
  path: string
  /** Other addresses that show the page. */
  aliases?: readonly string[]
  /** The file below `web/src` whose default export draws the page. */
  module: string
  title: string
  description: string
  header: boolean
  footer: boolean
}

export const pages = [
  {
    path: '/',
    module: 'marketing/home/HomePage.tsx',
    title: `${company.shortName} | AI Cloud Infrastructure & Software Solutions`,
    description: company.description,
    header: true,
    footer: true,
  },
  {
    path: '/about',
    module: 'marketing/about/AboutPage.tsx',
    title: `About Us | ${company.shortName}`,
    description: `Who we are and what sets us apart: AI infrastructure, custom software and a team of network and software engineers in ${company.address.city}.`,
    header: true,
    footer: true,
  },
  {
    path: '/services',
    module: 'marketing/services-overview/ServicesPage.tsx',
    title: `Services | ${company.shortName}`,
    description:
      'Built-to-suit GPU clusters, NVIDIA node leasing, on-demand GPU compute and AI software: four services from one provider.',
    header: true,
    footer: true,
  },
  {
    path: '/contact',
    module: 'marketing/contact/ContactPage.tsx',
    title: `Contact | ${company.shortName}`,
    description: `Write to ${company.shortName} about GPU compute, AI software or a partnership. We answer within 24 hours.`,
    header: true,
    footer: true,
  },
  {
    path: '/services/gpu-clusters',
    module: 'marketing/service-pages/ClustersPage.tsx',
    title: `Built-to-Suit GPU Compute Clusters | ${company.shortName}`,
    description:
      'GPU clusters designed around your workload: compute, network, storage, power and cooling planned together, built, integrated and supported 24/7.',
    header: true,
    footer: true,
  },
  {
    path: '/services/gpu-leasing',
    module: 'marketing/service-pages/LeasingPage.tsx',
    title: `NVIDIA GPU Node Leasing | ${company.shortName}`,
    description:
      'Lease whole NVIDIA GPU nodes, from RTX4090 and L40S to HGX B200. Provisioned, integrated and supported for the term of your project.',
    header: true,
    footer: true,
  },
  {
    path: '/services/on-demand',
    module: 'marketing/service-pages/OnDemandPage.tsx',
    title: `On-Demand Compute Service | ${company.shortName}`,
    description:
      'Cloud GPU compute for the hours you need it: deployed in 30 seconds, up to 48TB of memory, A100 GPU access, 99.9% uptime.',
    header: true,
    footer: true,
  },
  {
    path: '/services/ai-solutions',
    module: 'marketing/service-pages/AiSolutionsPage.tsx',
    title: `AI Software Solutions | ${company.shortName}`,
    description:
      'AI and custom software from discovery to daily use: models trained on your data, built into the systems you run, and improved in production.',
    header: true,
    footer: true,
  },
  {
    path: '/privacy',
    module: 'marketing/privacy/PrivacyPage.tsx',
    title: `Privacy Policy | ${company.shortName}`,
    description: `What ${company.shortName} collects about visitors, customers and candidates, why, where it is kept and for how long.`,
    header: true,
    footer: true,
  },
  {
    path: '/careers',
    aliases: ['/apply', '/jobs'],
    module: 'careers/CareersPage.tsx',
    title: `Careers | ${company.shortName}`,
    description: `Work on AI infrastructure and AI software at ${company.shortName} in ${company.address.city}: why people join, and how an application goes.`,
    header: true,
    footer: false,
  },
  {
    path: '/login',
    module: 'account/LoginPage.tsx',
    title: `Sign in | ${company.shortName}`,
    description: `Sign in to follow your application at ${company.shortName}, take your interview and keep your profile up to date.`,
    header: false,
    footer: false,
  },
  {
    path: '/register',
    module: 'account/RegisterPage.tsx',
    title: `Create an account | ${company.shortName}`,
    description: `Open a candidate account at ${company.shortName}: apply for positions, take your interview when it suits you, and see where your application stands.`,
    header: false,
    footer: false,
  },
  {
    path: '/forgot-password',
    module: 'account/ForgotPasswordPage.tsx',
    title: `Forgot password | ${company.shortName}`,
    description: `Ask for a link to set a new password for your candidate account at ${company.shortName}.`,
    header: false,
    footer: true,
  },
  {
    path: '/dashboard',
    module: 'dashboard/DashboardPage.tsx',
    title: `Dashboard | ${company.shortName}`,
    description: `Your applications, interviews and profile at ${company.shortName}.`,
    header: false,
    footer: false,
  },
] as const satisfies readonly Page[]

/** What any other address shows. */
export const notFoundPage: Page = {
  path: '*',
  module: 'marketing/not-found/NotFoundPage.tsx',
  title: `Page not found | ${company.shortName}`,
  description: `This address leads nowhere. The home page of ${company.shortName} leads on.`,
  header: true,
  footer: true,
}

const sitePages: readonly Page[] = pages

const withoutEndSlash = (pathname: string): string =>
  pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname

/** The page at an address, with or without a slash at its end. */
export function pageAt(pathname: string): Page {
  const address = withoutEndSlash(pathname)
  return (
    sitePages.find(({ path, aliases = [] }) => path === address || aliases.includes(address)) ?? notFoundPage
  )
}

/** The address a page was prerendered at, for an alias of it; any other address as it is. */
export function ownAddress(pathname: string): string {
  const { path, aliases = [] } = pageAt(pathname)
  return aliases.includes(withoutEndSlash(pathname)) ? path : pathname
}

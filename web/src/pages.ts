import { company } from '#shared/company.ts'

/** One page of the site map. Plain data, so that the edge's table of addresses can be made from it. */
export type Page = {
  path: string
  /** Other addresses that show the page. */
  aliases?: readonly string[]
  /** The file below `web/src` whose default export draws the page. */
  module: string
  title: string
  header: boolean
  footer: boolean
}

export const pages = [
  {
    path: '/',
    module: 'marketing/home/HomePage.tsx',
    title: `${company.shortName} | AI Cloud Infrastructure & Software Solutions`,
    header: true,
    footer: true,
  },
  {
    path: '/about',
    module: 'marketing/about/AboutPage.tsx',
    title: `About Us | ${company.shortName}`,
    header: true,
    footer: true,
  },
  {
    path: '/services',
    module: 'marketing/services-overview/ServicesPage.tsx',
    title: `Services | ${company.shortName}`,
    header: true,
    footer: true,
  },
  {
    path: '/contact',
    module: 'marketing/contact/ContactPage.tsx',
    title: `Contact | ${company.shortName}`,
    header: true,
    footer: true,
  },
  {
    path: '/services/gpu-clusters',
    module: 'marketing/service-pages/ClustersPage.tsx',
    title: `Built-to-Suit GPU Compute Clusters | ${company.shortName}`,
    header: true,
    footer: true,
  },
  {
    path: '/services/gpu-leasing',
    module: 'marketing/service-pages/LeasingPage.tsx',
    title: `NVIDIA GPU Node Leasing | ${company.shortName}`,
    header: true,
    footer: true,
  },
  {
    path: '/services/on-demand',
    module: 'marketing/service-pages/OnDemandPage.tsx',
    title: `On-Demand Compute Service | ${company.shortName}`,
    header: true,
    footer: true,
  },
  {
    path: '/services/ai-solutions',
    module: 'marketing/service-pages/AiSolutionsPage.tsx',
    title: `AI Software Solutions | ${company.shortName}`,
    header: true,
    footer: true,
  },
  {
    path: '/privacy',
    module: 'marketing/privacy/PrivacyPage.tsx',
    title: `Privacy Policy | ${company.shortName}`,
    header: true,
    footer: true,
  },
  {
    path: '/careers',
    aliases: ['/apply', '/jobs'],
    module: 'careers/CareersPage.tsx',
    title: `Careers | ${company.shortName}`,
    header: true,
    footer: false,
  },
  {
    path: '/login',
    module: 'account/LoginPage.tsx',
    title: `Sign in | ${company.shortName}`,
    header: false,
    footer: false,
  },
  {
    path: '/register',
    module: 'account/RegisterPage.tsx',
    title: `Create an account | ${company.shortName}`,
    header: false,
    footer: false,
  },
  {
    path: '/forgot-password',
    module: 'account/ForgotPasswordPage.tsx',
    title: `Forgot password | ${company.shortName}`,
    header: false,
    footer: true,
  },
  {
    path: '/dashboard',
    module: 'dashboard/DashboardPage.tsx',
    title: `Dashboard | ${company.shortName}`,
    header: false,
    footer: false,
  },
] as const satisfies readonly Page[]

/** What any other address shows. */
export const notFoundPage: Page = {
  path: '*',
  module: 'marketing/not-found/NotFoundPage.tsx',
  title: `Page not found | ${company.shortName}`,
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

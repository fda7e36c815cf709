/**
 * Who a page is for. Navigating to a `public` page signs a candidate out. A `guest` page needs no sign-in and keeps an
 * existing one. A `candidate` page redirects to /login without a sign-in, and back after it.
 */
export type Audience = 'public' | 'guest' | 'candidate'

/** One page of the site. This file imports nothing, so that the edge, the stack and the build can use it too. */
export type Page = {
  /** `{name}` is a parameter, as in the API's contract. `*` is the page for unknown paths. */
  readonly path: `/${string}` | '*'
  /** Other paths that show the page. */
  readonly aliases?: readonly `/${string}`[]
  /** The file below `web/src` whose default export is the page's component. Its first folder is the page's area. */
  readonly module: `${string}Page.tsx`
  readonly header: boolean
  readonly footer: boolean
  readonly audience: Audience
  /** Whether search engines may list the page. */
  readonly listed: boolean
  /** When the HTML is hydrated: once the code is loaded, or after that when the browser is idle or at the first user event. */
  readonly start: 'loaded' | 'idle'
  /** Paths of the API to GET while the page's code loads; the page's parameters are filled in. */
  readonly data?: readonly `/${string}`[]
  /** Whether the page holds a call: its Content-Security-Policy then allows the hosts of the stage's provider of calls. */
  readonly calls?: true
  /**
   * Whether publication renders the page from data, into a bucket of its own. A page with parameters then has one file for
   * each value, and no shell.
   */
  readonly published?: true
}

const marketing = {
  header: true,
  footer: true,
  audience: 'public',
  listed: true,
  start: 'idle',
} as const

const account = {
  header: false,
  footer: false,
  audience: 'guest',
  listed: true,
  start: 'loaded',
} as const

const candidate = {
  header: false,
  footer: false,
  audience: 'candidate',
  listed: false,
  start: 'loaded',
} as const

/** Every page. Router, links, edge, prerendered files, sitemap, robots.txt and sign-out rules derive from this list. */
export const pages = [
  { path: '/', module: 'marketing/home/HomePage.tsx', ...marketing },
  { path: '/about', module: 'marketing/about/AboutPage.tsx', ...marketing },
  { path: '/services', module: 'marketing/services-overview/ServicesPage.tsx', ...marketing },
  { path: '/contact', module: 'marketing/contact/ContactPage.tsx', ...marketing },
  { path: '/services/gpu-clusters', module: 'marketing/service-pages/ClustersPage.tsx', ...marketing },
  { path: '/services/gpu-leasing', module: 'marketing/service-pages/LeasingPage.tsx', ...marketing },
  { path: '/services/on-demand', module: 'marketing/service-pages/OnDemandPage.tsx', ...marketing },
  { path: '/services/ai-solutions', module: 'marketing/service-pages/AiSolutionsPage.tsx', ...marketing },
  // Not `public`: a link to an estimate does not sign a candidate out.
  {
    path: '/sizing',
    module: 'marketing/sizing/SizingPage.tsx',
    ...marketing,
    audience: 'guest',
    start: 'loaded',
  },
  { path: '/gpus', module: 'marketing/gpus/GpuSheetPage.tsx', ...marketing, audience: 'guest' },
  { path: '/privacy', module: 'marketing/privacy/PrivacyPage.tsx', ...marketing, audience: 'guest' },
  {
    path: '/ms/privacy',
    module: 'marketing/privacy/MalayPrivacyPage.tsx',
    ...marketing,
    audience: 'guest',
  },
  {
    path: '/careers',
    aliases: ['/apply', '/jobs'],
    module: 'careers/CareersPage.tsx',
    ...marketing,
    footer: false,
    published: true,
  },
  {
    path: '/careers/{jobId}',
    module: 'careers/job/JobPage.tsx',
    ...marketing,
    header: false,
    footer: false,
    listed: false,
    start: 'loaded',
    data: ['/jobs/{jobId}'],
    published: true,
  },
  { path: '/login', module: 'account/LoginPage.tsx', ...account },
  { path: '/register', module: 'account/RegisterPage.tsx', ...account },
  { path: '/forgot-password', module: 'account/ForgotPasswordPage.tsx', ...account, footer: true },
  {
    path: '/confirm-email',
    module: 'account/ConfirmEmailPage.tsx',
    ...account,
    listed: false,
  },
  {
    path: '/invitation',
    module: 'account/InvitationPage.tsx',
    ...account,
    listed: false,
  },
  {
    path: '/introduction',
    module: 'account/IntroductionPage.tsx',
    ...account,
    listed: false,
  },
  {
    path: '/dashboard',
    module: 'dashboard/DashboardPage.tsx',
    ...candidate,
    data: ['/auth/me', '/auth/candidates/applications', '/interviews/', '/jobs?limit=10'],
  },
  {
    path: '/interview/{sessionId}',
    module: 'interview/InterviewPage.tsx',
    ...candidate,
    data: ['/auth/me', '/interviews/'],
    calls: true,
  },
] as const satisfies readonly Page[]

export type PagePath = (typeof pages)[number]['path']

export const notFoundPage = {
  path: '*',
  module: 'marketing/not-found/NotFoundPage.tsx',
  ...marketing,
  audience: 'guest',
  listed: false,
} as const satisfies Page

/** All prerendered pages. */
export const sitePages: readonly Page[] = [...pages, notFoundPage]

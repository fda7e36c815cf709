/** The pages with the site's header, and the one that is shown for an unknown path. */
export const pagesWithHeader = [
  '/',
  '/about',
  '/services',
  '/services/gpu-clusters',
  '/services/gpu-leasing',
  '/services/on-demand',
  '/services/ai-solutions',
  '/contact',
  '/sizing',
  '/gpus',
  '/privacy',
  '/ms/privacy',
  '/careers',
  '/no-such-page',
] as const

/** The pages that need no account. */
export const publicPages = [...pagesWithHeader, '/login', '/register', '/forgot-password'] as const

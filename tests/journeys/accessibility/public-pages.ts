/** The pages that need no account, and the one that is shown for an unknown path. */
export const publicPages = [
  '/',
  '/about',
  '/services',
  '/services/gpu-clusters',
  '/services/gpu-leasing',
  '/services/on-demand',
  '/services/ai-solutions',
  '/contact',
  '/sizing',
  '/privacy',
  '/no-such-page',
  '/careers',
  '/login',
  '/register',
  '/forgot-password',
] as const

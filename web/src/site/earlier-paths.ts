import type { PagePath } from './routes.ts'

type Earlier = { from: `/${string}/`; page: PagePath }

/** The beginnings of earlier paths, and the pages that they redirect to: `/jobs/x` to `/careers/x`. */
export const earlierPaths = [
  { from: '/jobs/', page: '/careers/{jobId}' },
  { from: '/apply/', page: '/careers/{jobId}' },
] as const satisfies readonly Earlier[]

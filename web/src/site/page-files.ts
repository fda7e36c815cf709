import type { Page } from './routes.ts'

/** The file of the built site that answers a page's path: `/careers/{jobId}` is `careers/_jobId/index.html`. */
export const fileOf = ({ path }: Pick<Page, 'path'>): string =>
  path === '*' ? '404.html' : `${path.slice(1).replaceAll(/\{(\w+)\}/g, '_$1')}/index.html`.replace(/^\//, '')

/** A page with parameters is prerendered once, without its data: a shell. */
export const isShell = ({ path }: Pick<Page, 'path'>): boolean => path.includes('{')

/** What all paths of a page begin with: `/interview/` for `/interview/{sessionId}`. */
export const fixedPartOf = ({ path }: Pick<Page, 'path'>): string => path.split('{')[0] ?? path

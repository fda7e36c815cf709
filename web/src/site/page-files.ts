import type { Page } from './routes.ts'

/** The file of the built site that is served at a page's path: `careers/_jobId/index.html` for `/careers/{jobId}`. */
export const fileOf = ({ path }: Pick<Page, 'path'>): string =>
  path === '*' ? '404.html' : `${path.slice(1).replaceAll(/\{(\w+)\}/g, '_$1')}/index.html`.replace(/^\//, '')

/** A page with parameters is a shell: it is prerendered once, without data. */
export const isShell = ({ path }: Pick<Page, 'path'>): boolean => path.includes('{')

/** The path before the first parameter: `/interview/` for `/interview/{sessionId}`. */
export const fixedPartOf = ({ path }: Pick<Page, 'path'>): string => path.split('{')[0] ?? path

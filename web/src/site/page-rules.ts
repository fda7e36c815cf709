import { pageAt } from './match.ts'

/** Location state of a link that shows whether the candidate has applied. Following it does not sign out. */
export type CheckStatusOnly = { checkStatusOnly: true }

export const checkStatusOnly: CheckStatusOnly = { checkStatusOnly: true }

/** Location state of the redirect after a sign-in, which does not sign out again. */
export type JustSignedIn = { justSignedIn: true }

export const justSignedIn: JustSignedIn = { justSignedIn: true }

/** Location state of a dashboard's link to a position, whose page leads back to the dashboard. */
export type FromDashboard = { fromDashboard: true }

export const fromDashboard: FromDashboard = { fromDashboard: true }

/** Location state of the careers list's links to its filters and positions, which a candidate reads signed in. */
export type FromCareers = { fromCareers: true }

export const fromCareers: FromCareers = { fromCareers: true }

export const isCandidatePage = (pathname: string): boolean => pageAt(pathname).audience === 'candidate'

const isTrueIn = (state: unknown, name: string): boolean =>
  typeof state === 'object' && state !== null && Reflect.get(state, name) === true

/** Whether a link with `checkStatusOnly` opened the page, directly or by way of the sign-in page. */
export const checksStatusOnly = (state: unknown): boolean => isTrueIn(state, 'checkStatusOnly')

/** Whether navigating to a page with this location state signs the candidate out. */
export const endsSession = (pathname: string, state: unknown): boolean =>
  pageAt(pathname).audience === 'public' &&
  !checksStatusOnly(state) &&
  !isTrueIn(state, 'justSignedIn') &&
  !isTrueIn(state, 'fromDashboard') &&
  !isTrueIn(state, 'fromCareers')

const plainPath = /^(\/[\w/-]*)(\?[\w=&-]*)?$/

/** Whether a sign-in may redirect to this path: only to pages of this site, and not to /login and other guest pages. */
export function isDestination(path: string): boolean {
  const [, pathname] = plainPath.exec(path) ?? []
  return pathname !== undefined && pageAt(pathname).audience !== 'guest'
}

import { pageAt } from './match.ts'

/** Navigating with this in its state only looks whether the person applied, and leaves them signed in. */
export type CheckStatusOnly = { checkStatusOnly: true }

export const checkStatusOnly: CheckStatusOnly = { checkStatusOnly: true }

/** Navigating with this in its state is signing in leading back, not a link that the person followed. */
export type JustSignedIn = { justSignedIn: true }

export const justSignedIn: JustSignedIn = { justSignedIn: true }

/** Pages that show nothing to people who are not signed in. */
export const isCandidatePage = (pathname: string): boolean => pageAt(pathname).audience === 'candidate'

const isTrueIn = (state: unknown, name: string): boolean =>
  typeof state === 'object' && state !== null && Reflect.get(state, name) === true

/** Whether arriving at a page by a link with this state ends the session. */
export const endsSession = (pathname: string, state: unknown): boolean =>
  pageAt(pathname).audience === 'public' &&
  !isTrueIn(state, 'checkStatusOnly') &&
  !isTrueIn(state, 'justSignedIn')

const plainAddress = /^(\/[\w/-]*)(\?[\w=&-]*)?$/

/** Whether signing in may lead to an address: a page of this site, other than those on the way to signing in. */
export function isDestination(address: string): boolean {
  const [, pathname] = plainAddress.exec(address) ?? []
  return pathname !== undefined && pageAt(pathname).audience !== 'guest'
}

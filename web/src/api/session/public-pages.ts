/** Navigating with this in its state only looks whether somebody applied, and leaves them signed in. */
export type CheckStatusOnly = { checkStatusOnly: true }

export const checkStatusOnly: CheckStatusOnly = { checkStatusOnly: true }

/** Navigating with this in its state is signing in leading back, and no link that somebody followed. */
export type JustSignedIn = { justSignedIn: true }

export const justSignedIn: JustSignedIn = { justSignedIn: true }

const publicPage = /^\/(about|services(\/[^/]+)?|contact|careers(\/[^/]+)?)?$/

/** Pages whose links sign a person out. */
export const isPublicPage = (pathname: string): boolean => publicPage.test(pathname)

const signedInPage = /^\/(dashboard|interview\/[^/]+)\/?$/

/** Pages that show nothing to somebody who is not signed in. */
export const isSignedInPage = (pathname: string): boolean => signedInPage.test(pathname)

const isTrueIn = (state: unknown, name: string): boolean =>
  typeof state === 'object' && state !== null && Reflect.get(state, name) === true

/** Whether arriving at a page by a link with this state ends the session. */
export const endsSession = (pathname: string, state: unknown): boolean =>
  isPublicPage(pathname) && !isTrueIn(state, 'checkStatusOnly') && !isTrueIn(state, 'justSignedIn')

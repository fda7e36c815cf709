/** Navigating with this in its state only looks whether somebody applied, and leaves them signed in. */
export type CheckStatusOnly = { checkStatusOnly: true }

export const checkStatusOnly: CheckStatusOnly = { checkStatusOnly: true }

const publicPage = /^\/(about|services(\/[^/]+)?|contact|careers(\/[^/]+)?)?$/

/** Pages whose links sign a person out. */
export const isPublicPage = (pathname: string): boolean => publicPage.test(pathname)

/** Whether arriving at a page by a link with this state ends the session. */
export function endsSession(pathname: string, state: unknown): boolean {
  const checksOnly =
    typeof state === 'object' &&
    state !== null &&
    'checkStatusOnly' in state &&
    state.checkStatusOnly === true
  return isPublicPage(pathname) && !checksOnly
}

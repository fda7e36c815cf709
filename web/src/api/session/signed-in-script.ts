/**
 * Marks the document of a signed-in candidate before the first paint, so that CSS chooses between what a prerendered page
 * has for guests and for candidates. React follows the sign-in once it has hydrated the page. The build puts its source
 * text into each page.
 */
export function markSignedIn(sessionKeys: readonly string[]): void {
  try {
    if (sessionKeys.every((key) => localStorage.getItem(key)))
      document.documentElement.dataset['signedIn'] = ''
  } catch {
    // Without storage there is no sign-in.
  }
}

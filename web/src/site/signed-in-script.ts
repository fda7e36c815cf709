import { tokenKey, userKey } from './session-keys.ts'

/**
 * Marks the document of a signed-in candidate before the first paint, so that CSS chooses between what a prerendered page
 * has for guests and for candidates. React decides once it has hydrated the page.
 */
export const signedInScript = `(()=>{try{if(localStorage.getItem('${tokenKey}')&&localStorage.getItem('${userKey}'))
document.documentElement.dataset.signedIn=''}catch{}})()`

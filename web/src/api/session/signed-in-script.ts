import { sessionKeys } from './stored-session.ts'

/**
 * Marks the document of a signed-in candidate before the first paint, so that CSS chooses between what a prerendered page
 * has for guests and for candidates. React follows the sign-in once it has hydrated the page.
 */
export const signedInScript = `(()=>{try{if(${JSON.stringify(sessionKeys())}.every(key=>localStorage.getItem(key)))
document.documentElement.dataset.signedIn=''}catch{}})()`

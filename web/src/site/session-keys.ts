/** Where `localStorage` has a sign-in. Renaming the keys signs out all candidates. */
export const tokenKey = 'authToken'
export const userKey = 'user'

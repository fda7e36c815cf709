/** Why the browser asks somebody to sign in who believes to be signed in. */
export const signInNotices = {
  'sign-in-needed': 'Authentication required. Please log in.',
  'session-expired': 'Your session has expired. Please log in again.',
} as const

export type SignInNotice = keyof typeof signInNotices

export const isSignInNotice = (value: unknown): value is SignInNotice =>
  typeof value === 'string' && Object.hasOwn(signInNotices, value)

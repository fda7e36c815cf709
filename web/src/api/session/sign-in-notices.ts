/** Messages of the sign-in page: why the visitor is there. */
export const signInNotices = {
  'sign-in-needed': 'Authentication required. Please log in.',
  'signed-out': 'You have been signed out.',
  'session-expired': 'Your session has expired. Please log in again.',
  'interview-needs-sign-in': 'Please log in to continue with your interview.',
} as const

export type SignInNotice = keyof typeof signInNotices

export const isSignInNotice = (value: unknown): value is SignInNotice =>
  typeof value === 'string' && Object.hasOwn(signInNotices, value)

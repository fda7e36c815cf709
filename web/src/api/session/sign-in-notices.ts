/** Messages of the sign-in page after the API refused a token. */
export const signInNotices = {
  'sign-in-needed': 'Authentication required. Please log in.',
  'session-expired': 'Your session has expired. Please log in again.',
  'interview-needs-sign-in': 'Please log in to continue with your interview.',
} as const

export type SignInNotice = keyof typeof signInNotices

export const isSignInNotice = (value: unknown): value is SignInNotice =>
  typeof value === 'string' && Object.hasOwn(signInNotices, value)

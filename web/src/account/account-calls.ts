import * as z from 'zod/mini'
import { auth } from '#shared/account/auth/auth.ts'
import { email } from '#shared/platform/email.ts'
import { authApi } from '../api/auth-client.ts'
import { formAction } from '../form/action.ts'
import { confirmed } from '../form/confirmed.ts'
import { failureIn, messageOr, messagesOr, saidAt, saidToWait, usual, type WordsFor } from '../form/words.ts'

// Imported when a form is first focused or sent: zod, the contract and the client are larger than the pages.

const anyEmail = z.string().check(
  z.trim(),
  z.refine((text) => email.safeParse(text).success, { error: 'Invalid email address' }),
)

export const signInWords: WordsFor<typeof auth.login> = {
  ...usual('Login failed'),
  wrong_credentials: messageOr('Invalid email or password'),
  too_many_attempts: saidToWait('Login failed'),
}

export const signIn = formAction({
  endpoint: auth.login,
  words: signInWords,
  schema: z.extend(auth.login.body, { email: anyEmail }),
  send: async (body) => (await authApi.login({ body })).data,
})

const notRegistered = 'Registration failed'

export const registrationWords: WordsFor<typeof auth.register> = {
  ...usual(notRegistered),
  email_taken: messageOr(notRegistered),
  password_too_common: saidAt('password', notRegistered),
  ...messagesOr(notRegistered, 'cv_wrong_type', 'cv_too_large'),
  too_many_attempts: saidToWait(notRegistered),
}

export const register = formAction({
  endpoint: auth.register,
  words: registrationWords,
  schema: auth.register.body,
  send: async ({ phone, password, ...body }) =>
    (await authApi.register({ body: { ...body, phone, password } })).data,
})

const notRequested = 'Failed to process password reset request. Please try again.'

export const resetRequestWords: WordsFor<typeof auth.forgotPassword> = {
  ...usual(notRequested),
  email_not_registered:
    'This email is not registered. Please check your email or register for a new account.',
  too_many_attempts: saidToWait(notRequested),
  mail_unavailable: messageOr(notRequested, 'Please try again in a few minutes.'),
}

export const requestReset = formAction({
  endpoint: auth.forgotPassword,
  words: resetRequestWords,
  schema: auth.forgotPassword.body,
  send: (body) => authApi.forgotPassword({ body }),
})

const linkNotSent = 'The email was not sent. Please try again in a moment.'

export const signInLinkWords: WordsFor<typeof auth.signInLink> = {
  ...usual(linkNotSent),
  too_many_attempts: saidToWait(linkNotSent),
  mail_unavailable: messageOr(linkNotSent),
}

/** Requests a link by e-mail, and returns the text to show. */
export const requestSignInLink = (address: string): Promise<string> =>
  authApi.signInLink({ body: { email: address } }).then(
    ({ message }) => message,
    (error: unknown) => failureIn(error, signInLinkWords).message,
  )

const notSet = 'Your password was not set. Please try again.'

export const newPasswordWords: WordsFor<typeof auth.resetPassword> = {
  ...usual(notSet),
  link_spent: messageOr(notSet),
  password_too_common: saidAt('password', notSet),
  contents_undecided: messageOr(notSet),
}

type NewPassword = { token: string; contents: 'keep' | 'empty' | undefined }

export const setPassword = ({ token, contents }: NewPassword) =>
  formAction({
    endpoint: auth.resetPassword,
    words: newPasswordWords,
    schema: z.omit(auth.resetPassword.body, { token: true, contents: true }),
    disagreements: confirmed,
    send: ({ password }) => authApi.resetPassword({ body: { token, password, contents } }),
  })

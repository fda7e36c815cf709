import * as z from 'zod/mini'
import { application } from '#shared/application/application.ts'
import { email } from '#shared/platform/email.ts'
import { chosenPassword } from '../password.ts'
import { profile, profileChange } from '../profile.ts'
import { endpoint } from '#shared/platform/contract/endpoint.ts'
import { perCandidate, perNetwork } from '#shared/platform/contract/limits.ts'
import { success } from '#shared/platform/contract/wire.ts'
import { done, signIn } from '../contract/answers.ts'
import { wrongPassword } from '../contract/counted-failures.ts'

/** What the signed-in candidate reads and changes of the account. */
export const authOwnAccount = {
  me: endpoint({
    method: 'GET',
    path: '/auth/me',
    auth: 'candidate',
    summary: "The signed-in candidate's profile",
    response: success(profile),
  }),
  updateMe: endpoint({
    method: 'PATCH',
    path: '/auth/me',
    auth: 'candidate',
    summary: 'Change the profile; absent fields stay as they are',
    body: profileChange,
    response: success(profile),
    errors: ['too_many_attempts'],
    limits: [perCandidate('profileChange')],
  }),
  updatePassword: endpoint({
    method: 'PATCH',
    path: '/auth/update-password',
    auth: 'candidate',
    on401: 'session-expired',
    summary: 'Change the password; ends every other sign-in, this one continues with the new token',
    body: z.object({ current_password: z.string().check(z.maxLength(1000)), new_password: chosenPassword }),
    response: success(z.object({ token: z.string() })),
    errors: ['wrong_current_password', 'password_too_common', 'too_many_attempts'],
    limits: [perCandidate('passwordChange', wrongPassword)],
  }),
  correctEmail: endpoint({
    method: 'PATCH',
    path: '/auth/email',
    auth: 'candidate',
    summary: 'Correct a mistyped e-mail address, once, before it is confirmed; answers a new token',
    body: z.object({ email }),
    response: success(signIn),
    errors: ['email_taken', 'email_not_correctable', 'too_many_attempts'],
    limits: [perNetwork('accountLookup', { notAfter: ['unavailable'] }), perCandidate('profileChange')],
  }),
  sendConfirmation: endpoint({
    method: 'POST',
    path: '/auth/confirm-email/send',
    auth: 'candidate',
    summary: "E-mail the link that confirms the candidate's own e-mail address again",
    response: done,
    errors: ['mail_unavailable', 'too_many_attempts'],
    limits: [perCandidate('confirmationLetter', { notAfter: ['mail_unavailable'] })],
  }),
  deleteMe: endpoint({
    method: 'DELETE',
    path: '/auth/me',
    auth: 'candidate',
    isPatient: true,
    summary: 'Delete the account with its rows and files',
    // Required where the account has one; an account opened with a CV has none until its candidate sets it.
    body: z.object({ password: z.optional(z.string().check(z.maxLength(1000))) }),
    response: done,
    errors: ['wrong_current_password', 'too_many_attempts'],
    limits: [perCandidate('passwordChange', wrongPassword)],
  }),
  applications: endpoint({
    method: 'GET',
    path: '/auth/candidates/applications',
    auth: 'candidate',
    summary: "The signed-in candidate's applications",
    response: z.object({ applications: z.array(application) }),
  }),
} as const

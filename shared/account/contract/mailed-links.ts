import * as z from 'zod/mini'
import { email } from '#shared/platform/email.ts'
import { chosenPassword, enteredPassword } from '../password.ts'
import { endpoint } from '#shared/platform/contract/endpoint.ts'
import { perAccountAndNetwork, perEmail, perNetwork } from '#shared/platform/contract/limits.ts'
import { success } from '#shared/platform/contract/wire.ts'
import { done, signIn } from './answers.ts'
import { wrongCredentials } from './counted-failures.ts'

const linkToken = z.string().check(z.minLength(1), z.maxLength(200))

/**
 * Whether another person can have filled the account behind a link. `proved`: no, because its mailbox was proved before. The other
 * two: the mailbox was never proved, and the account has no password, or one that was chosen before.
 */
const accountClaim = z.enum(['proved', 'without_password', 'with_password'])
export type AccountClaim = z.output<typeof accountClaim>

/** What an e-mailed link leads to, for the page that asks before it uses the link. */
const mailedLink = z.object({
  claim: accountClaim,
  email: z.string(),
  name: z.string(),
  cvFileName: z.nullable(z.string()),
  /** Whether recruiters would keep an interview or a decision if the account were emptied. */
  isWithRecruiters: z.boolean(),
  /** Whether the caller is signed in to the account. */
  isSignedIn: z.boolean(),
  /** Whether the link can delete the account: letters about the account offer that, others do not. */
  canDisown: z.boolean(),
})
export type MailedLink = z.output<typeof mailedLink>

/** Links that prove a mailbox, and what a page does with them. */
export const authMailedLinks = {
  forgotPassword: endpoint({
    method: 'POST',
    path: '/auth/forgot-password',
    auth: 'public',
    summary: 'E-mail a link to set a new password',
    bodyKind: 'multipart',
    body: z.object({ email }),
    response: done,
    errors: ['email_not_registered', 'too_many_attempts', 'mail_unavailable'],
    limits: [
      // Counts its 503 too: without an account there is no letter that could fail.
      perNetwork('accountLookup'),
      perEmail('forgotPassword', { notAfter: ['email_not_registered', 'mail_unavailable'] }),
    ],
  }),
  mailedLink: endpoint({
    method: 'POST',
    path: '/auth/mailed-link',
    auth: 'public',
    summary: 'What an e-mailed link leads to; changes nothing',
    // In the body, because URLs are logged.
    body: z.object({ token: linkToken }),
    response: success(mailedLink),
    errors: ['link_spent'],
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/auth/reset-password',
    auth: 'public',
    summary:
      'Set a password with an e-mailed link; ends every sign-in. Before the first proof of the mailbox, `contents` says whether the account keeps its profile, CV and applications',
    body: z.object({
      token: linkToken,
      password: chosenPassword,
      contents: z.optional(z.enum(['keep', 'empty'])),
    }),
    // Whether the account was emptied.
    response: z.extend(done, { emptied: z._default(z.boolean(), false) }),
    errors: ['link_spent', 'password_too_common', 'contents_undecided'],
  }),
  keepAccount: endpoint({
    method: 'POST',
    path: '/auth/keep-account',
    auth: 'public',
    on401: 'stay',
    summary:
      'Confirm the e-mail address with an e-mailed link and the password that was chosen before, which signs in',
    body: z.object({ token: linkToken, password: enteredPassword }),
    response: success(signIn),
    errors: ['link_spent', 'wrong_credentials', 'too_many_attempts'],
    // The link proves the mailbox, so `signInByStrangers`, which counts failures of other networks, does not apply.
    limits: [perAccountAndNetwork('signInPerAccount'), perNetwork('signInPerNetwork', wrongCredentials)],
  }),
  disownAccount: endpoint({
    method: 'POST',
    path: '/auth/not-mine',
    auth: 'public',
    isPatient: true,
    summary: 'Delete, with an e-mailed link, an account that another person opened with the address',
    body: z.object({ token: linkToken }),
    response: done,
    errors: ['link_spent'],
  }),
  confirmEmail: endpoint({
    method: 'POST',
    path: '/auth/confirm-email',
    auth: 'public',
    on401: 'stay',
    summary:
      'Confirm the e-mail address with an e-mailed link. An account with a password also needs a sign-in to it; in an account without one, every other sign-in ends. A confirmed address stays confirmed',
    body: z.object({ token: linkToken }),
    response: done,
    errors: ['link_spent', 'sign_in_to_confirm'],
  }),
} as const

import * as z from 'zod/mini'
import { email } from '#shared/platform/email.ts'
import { enteredPassword } from '../password.ts'
import { endpoint } from '#shared/platform/contract/endpoint.ts'
import { perAccount, perAccountAndNetwork, perEmail, perNetwork } from '#shared/platform/contract/limits.ts'
import { success } from '#shared/platform/contract/wire.ts'
import { done, signIn } from './answers.ts'
import { wrongCredentials } from './counted-failures.ts'

/** A candidate's sign-in: begun, continued, ended. */
export const authSignIn = {
  login: endpoint({
    method: 'POST',
    path: '/auth/login',
    auth: 'public',
    on401: 'stay',
    summary: 'Sign in with e-mail address and password',
    body: z.object({ email, password: enteredPassword, remember: z.optional(z.boolean()) }),
    response: success(signIn),
    errors: ['wrong_credentials', 'too_many_attempts'],
    limits: [
      perAccountAndNetwork('signInPerAccount'),
      perAccount('signInByStrangers'),
      perNetwork('signInPerNetwork', wrongCredentials),
    ],
  }),
  signInLink: endpoint({
    method: 'POST',
    path: '/auth/sign-in-link',
    auth: 'public',
    summary:
      'E-mail a sign-in link to a candidate who is refused for too many attempts; answers the same whether there is an account or not',
    body: z.object({ email }),
    response: done,
    errors: ['too_many_attempts', 'mail_unavailable'],
    limits: [perNetwork('signInLinkPerNetwork'), perEmail('signInLink', { notAfter: ['mail_unavailable'] })],
  }),
  refresh: endpoint({
    method: 'POST',
    path: '/auth/refresh',
    auth: 'public',
    summary:
      'A new token for an active sign-in; a remembered one is refreshed even by an expired token. A token that was replaced before ends the sign-in',
    response: success(z.object({ token: z.string() })),
    errors: ['not_signed_in'],
  }),
  logout: endpoint({
    method: 'POST',
    path: '/auth/logout',
    auth: 'candidate',
    summary: 'End this sign-in',
    response: done,
  }),
} as const

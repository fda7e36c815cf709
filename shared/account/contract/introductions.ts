import * as z from 'zod/mini'
import { endpoint } from '#shared/platform/contract/endpoint.ts'
import { perAccountAndNetwork, perNetwork } from '#shared/platform/contract/limits.ts'
import { success } from '#shared/platform/contract/wire.ts'
import { chosenPassword, enteredPassword } from '../password.ts'
import { done, signIn } from './answers.ts'
import { wrongCredentials } from './counted-failures.ts'

const token = z.string().check(z.minLength(1), z.maxLength(200))

/** What the letter to a person who was added to a position leads to, for the page that asks before it uses the link. */
const openedIntroduction = z.object({
  /** Each link does one thing. */
  does: z.enum(['yes', 'delete']),
  jobTitle: z.string(),
  name: z.string(),
  email: z.string(),
  fileName: z.nullable(z.string()),
  referrer: z.nullable(z.string()),
  keptUntil: z.string(),
  /** Whether the position takes applications. */
  isOpen: z.boolean(),
  /** Whether the address has an account, which only its mailbox learns; false for the link that deletes. */
  hasAccount: z.boolean(),
  /** Whether the caller is signed in to it. */
  isSignedIn: z.boolean(),
})

export type OpenedIntroduction = z.output<typeof openedIntroduction>

export const authIntroductions = {
  openIntroduction: endpoint({
    method: 'POST',
    path: '/auth/introduction',
    auth: 'public',
    on401: 'stay',
    summary: 'What a link in the letter to an added person leads to; changes nothing',
    // In the body, because URLs are logged.
    body: z.object({ token }),
    response: success(openedIntroduction),
    errors: ['introduction_gone'],
  }),
  acceptIntroduction: endpoint({
    method: 'POST',
    path: '/auth/introduction/yes',
    auth: 'public',
    on401: 'stay',
    isPatient: true,
    summary:
      'Say yes: opens an account with the new password, or needs a sign-in to the present one or its password; then applies. Repeated after a lost answer, it does what is left',
    body: z.object({
      token,
      newPassword: z.optional(chosenPassword),
      password: z.optional(enteredPassword),
    }),
    // `isExisting`: the person had applied before.
    response: success(z.extend(signIn, { jobId: z.string(), isExisting: z.boolean() })),
    errors: [
      'introduction_gone',
      'password_too_common',
      'wrong_credentials',
      'too_many_attempts',
      'job_not_found',
      'job_closed',
      'job_expired',
    ],
    // The link proves the mailbox, so `signInByStrangers`, which counts failures of other networks, does not apply.
    limits: [perAccountAndNetwork('signInPerAccount'), perNetwork('signInPerNetwork', wrongCredentials)],
  }),
  deleteIntroduction: endpoint({
    method: 'POST',
    path: '/auth/introduction/delete',
    auth: 'public',
    summary: 'Delete what is stored of a person who was added to a position',
    body: z.object({ token }),
    response: done,
    errors: ['introduction_gone'],
  }),
} as const

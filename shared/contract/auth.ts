import * as z from 'zod/mini'
import { application } from '../domain/application.ts'
import { cvLimits } from '../domain/cv.ts'
import { email } from '../domain/email.ts'
import { exportedEnquiry } from '../domain/exported-enquiry.ts'
import { exportedInterview } from '../domain/exported-interview.ts'
import { exportedAssessment } from '../domain/staff-assessment.ts'
import { chosenPassword, enteredPassword } from '../domain/password.ts'
import { anyLine } from '../domain/text.ts'
import { personName, phone, profile, profileChange } from '../domain/profile.ts'
import { endpoint } from './endpoint.ts'
import { perAccount, perAccountAndNetwork, perCandidate, perEmail, perNetwork } from './limits.ts'
import { formOverheadBytes, uploadedFile } from './uploaded-file.ts'
import { success } from './wire.ts'

/** The signed-in candidate, before a page has loaded the profile. */
const signedInUser = z.object({ id: z.string(), email: z.string(), name: z.string() })
export type SignedInUser = z.output<typeof signedInUser>

const signIn = z.object({ user: signedInUser, token: z.string() })

/** `cvStored`: whether the CV that came with the registration is stored; absent without one. */
export const registered = z.extend(signIn, { cvStored: z.optional(z.boolean()) })

const done = z.object({ success: z.literal(true), message: z.string() })

/** Form fields are strings: an empty one counts as absent. */
const givenOrNothing = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    z.transform((value: unknown) => (value === '' ? undefined : value)),
    z.optional(schema),
  )

/** Only failures count: signing in often is not rate limited. */
const wrongCredentials = { onlyAfter: ['wrong_credentials'] } as const
const wrongPassword = { onlyAfter: ['wrong_current_password'] } as const

const linkToken = z.string().check(z.minLength(1), z.maxLength(200))

/**
 * Whether the account behind a link can have been filled by somebody else: its mailbox was proved before, or it was not and
 * the account has no password, or a password that was chosen before.
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
  /** Whether the link can delete the account, as the letters about the account itself offer. */
  canDisown: z.boolean(),
})
export type MailedLink = z.output<typeof mailedLink>

const accountExport = z.object({
  exportedAt: z.string(),
  profile,
  signIns: z.array(z.object({ startedAt: z.string(), endsAt: z.string(), remembered: z.boolean() })),
  applications: z.array(application),
  interviews: z.array(exportedInterview),
  /** Interviews that were started for applications that were withdrawn since: how many count for a new one, and until when. */
  earlierAttempts: z.array(
    z.object({ jobId: z.string(), interviewsStarted: z.number(), keptUntil: z.string() }),
  ),
  files: z.array(z.object({ name: z.string(), url: z.string() })),
  /** What was sent by the contact form with the address of the account, once that is proved to be the candidate's. */
  enquiries: z.array(exportedEnquiry),
  /** The `cursor` of the call that answers further enquiries, and nothing of the rest again; null where these are all. */
  next: z.nullable(z.string()),
})

/** An enquiry's id. DynamoDB refuses an empty or overlong key with an error that is no answer. */
const exportCursor = z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/)))

/** Who sent enquiries and has no account has no profile. */
const personExport = z.object({
  ...accountExport.shape,
  profile: z.nullable(profile),
  enquiriesLeftOut: z.boolean(),
  /** What the staff wrote about the person, for the privacy officer to judge; an older API does not send it. */
  assessments: z._default(z.array(exportedAssessment), []),
})

/**
 * Names a candidate by e-mail address or id. In the body, because paths are logged. An id whose address is not proved leaves out
 * the enquiries with that address (`enquiriesLeftOut`): they can be another person's.
 */
const namedCandidate = z.object({ candidate: anyLine(320) })

export const auth = {
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
  register: endpoint({
    method: 'POST',
    path: '/auth/register',
    auth: 'public',
    on401: 'stay',
    summary: 'Open an account; without a password, a link to set one is e-mailed',
    bodyKind: 'multipart',
    bodyLimitBytes: cvLimits.directBytes + formOverheadBytes,
    body: z.object({
      name: personName,
      email,
      phone: givenOrNothing(phone),
      password: givenOrNothing(chosenPassword),
      cv_file: z.optional(uploadedFile),
    }),
    response: success(registered),
    errors: ['email_taken', 'password_too_common', 'cv_wrong_type', 'cv_too_large', 'too_many_attempts'],
    limits: [
      perNetwork('registration'),
      perNetwork('accountLookup', { notAfter: ['password_too_common', 'cv_wrong_type', 'cv_too_large'] }),
    ],
  }),
  checkExistingUser: endpoint({
    method: 'POST',
    path: '/auth/check-existing-user',
    auth: 'public',
    on401: 'stay',
    summary: 'Whether an e-mail address has an account',
    body: z.object({ email }),
    response: success(z.object({ exists: z.boolean() })),
    errors: ['too_many_attempts'],
    tellsAccounts: true,
    limits: [perNetwork('accountLookup')],
  }),
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
      'Set a password with an e-mailed link; ends every sign-in. Before the first proof of the mailbox, `contents` says whether the account keeps what is in it',
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
    // The link proves the mailbox, so failures of strangers elsewhere do not refuse it.
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
  signInLink: endpoint({
    method: 'POST',
    path: '/auth/sign-in-link',
    auth: 'public',
    summary:
      'E-mail a way in to whoever is refused for too many attempts; answers the same whether there is an account or not',
    body: z.object({ email }),
    response: done,
    errors: ['too_many_attempts', 'mail_unavailable'],
    limits: [perNetwork('signInLinkPerNetwork'), perEmail('signInLink', { notAfter: ['mail_unavailable'] })],
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
  confirmEmail: endpoint({
    method: 'POST',
    path: '/auth/confirm-email',
    auth: 'public',
    on401: 'stay',
    summary:
      'Confirm the e-mail address with an e-mailed link; an account with a password needs a sign-in to it, too, and one without ends every sign-in that does not confirm. A confirmed one stays confirmed',
    body: z.object({ token: linkToken }),
    response: done,
    errors: ['link_spent', 'sign_in_to_confirm'],
  }),
  correctEmail: endpoint({
    method: 'PATCH',
    path: '/auth/email',
    auth: 'candidate',
    summary: 'Correct a mistyped e-mail address, once, before it is confirmed; answers a new token',
    body: z.object({ email }),
    response: success(signIn),
    errors: ['email_taken', 'email_not_correctable', 'too_many_attempts'],
    limits: [perNetwork('accountLookup'), perCandidate('profileChange')],
  }),
  sendConfirmation: endpoint({
    method: 'POST',
    path: '/auth/confirm-email/send',
    auth: 'candidate',
    summary: 'E-mail the link that confirms the own e-mail address once more',
    response: done,
    errors: ['mail_unavailable', 'too_many_attempts'],
    limits: [perCandidate('confirmationLetter', { notAfter: ['mail_unavailable'] })],
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
  me: endpoint({
    method: 'GET',
    path: '/auth/me',
    auth: 'candidate',
    summary: 'The signed-in candidate’s profile',
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
  exportMe: endpoint({
    method: 'GET',
    path: '/auth/me/export',
    auth: 'candidate',
    summary: 'Everything stored about the signed-in candidate',
    query: z.object({ cursor: exportCursor }),
    response: success(accountExport),
    errors: ['too_many_attempts'],
    limits: [perCandidate('dataExport')],
  }),
  deleteMe: endpoint({
    method: 'DELETE',
    path: '/auth/me',
    auth: 'candidate',
    isPatient: true,
    summary: 'Delete the account with its rows and files',
    // An account opened with a CV has no password until its candidate sets one; every other needs it here.
    body: z.object({ password: z.optional(z.string().check(z.maxLength(1000))) }),
    response: done,
    errors: ['wrong_current_password', 'too_many_attempts'],
    limits: [perCandidate('passwordChange', wrongPassword)],
  }),
  exportCandidate: endpoint({
    method: 'POST',
    path: '/recruiting/candidates/export',
    auth: 'operator',
    operators: { roles: ['privacyOfficers'], act: 'account_exported' },
    isPatient: true,
    desk: { roles: ['privacy_officer'], scope: 'everything' },
    summary:
      'Everything stored about a person, whom the body names by e-mail address, or by the id of the account',
    body: z.extend(namedCandidate, { cursor: exportCursor }),
    response: success(personExport),
    errors: ['candidate_not_found'],
  }),
  eraseCandidate: endpoint({
    method: 'POST',
    path: '/recruiting/candidates/erase',
    auth: 'operator',
    operators: { roles: ['privacyOfficers'], act: 'account_erased' },
    isPatient: true,
    desk: { roles: ['privacy_officer'], scope: 'everything' },
    summary: 'Delete a person’s account with its rows and files, and the enquiries sent with its address',
    body: namedCandidate,
    response: success(
      z.object({
        /** Null for a person without an account. */
        id: z.nullable(z.string()),
        applications: z.number(),
        interviews: z.number(),
        enquiries: z.number(),
        enquiriesLeftOut: z.boolean(),
        /** Whether there were too many enquiries for one call: the same call again deletes more of them, and at last the account. */
        isMoreLeft: z.boolean(),
      }),
    ),
    errors: ['candidate_not_found'],
  }),
  applications: endpoint({
    method: 'GET',
    path: '/auth/candidates/applications',
    auth: 'candidate',
    summary: 'The signed-in candidate’s applications',
    response: z.object({ applications: z.array(application) }),
  }),
} as const

import * as z from 'zod/mini'
import { cvLimits } from '../domain/cv.ts'
import { email } from '../domain/email.ts'
import { chosenPassword, enteredPassword } from '../domain/password.ts'
import { personName, phone, profile, profileChange } from '../domain/profile.ts'
import { endpoint } from './endpoint.ts'
import { formOverheadBytes, uploadedFile } from './uploaded-file.ts'
import { success } from './wire.ts'

/** Who is signed in, as far as a page needs to know before it asks for the profile. */
export const signedInUser = z.object({ id: z.string(), email: z.string(), name: z.string() })
export type SignedInUser = z.output<typeof signedInUser>

const session = z.object({ user: signedInUser, token: z.string() })

const done = z.object({ success: z.literal(true), message: z.string() })

/** An application as the dashboard lists it. */
export const listedApplication = z.object({
  id: z.string(),
  jobId: z.string(),
  jobTitle: z.string(),
  department: z.string(),
  status: z.string(),
  appliedAt: z.string(),
  interviewDate: z.nullable(z.string()),
  interviewLink: z.nullable(z.string()),
})

/** A form's field is a text; an empty one is as good as none. */
const givenOrNothing = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    z.transform((value: unknown) => (value === '' ? undefined : value)),
    z.optional(schema),
  )

const linkToken = z.string().check(z.minLength(1), z.maxLength(200))

export const auth = {
  login: endpoint({
    method: 'POST',
    path: '/auth/login',
    auth: 'public',
    on401: 'stay',
    summary: 'Sign in with e-mail address and password',
    body: z.object({ email, password: enteredPassword, remember: z.optional(z.boolean()) }),
    response: success(session),
    errors: ['wrong_credentials', 'too_many_attempts'],
  }),
  register: endpoint({
    method: 'POST',
    path: '/auth/register',
    auth: 'public',
    on401: 'stay',
    summary: 'Open an account; without a password, a link to set one is mailed',
    bodyKind: 'multipart',
    bodyLimitBytes: cvLimits.directBytes + formOverheadBytes,
    body: z.object({
      name: personName,
      email,
      phone: givenOrNothing(phone),
      password: givenOrNothing(chosenPassword),
      cv_file: z.optional(uploadedFile),
    }),
    response: success(session),
    errors: ['email_taken', 'password_too_common', 'cv_wrong_type', 'cv_too_large', 'too_many_attempts'],
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
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/auth/forgot-password',
    auth: 'public',
    summary: 'Mail a link to set a new password',
    bodyKind: 'multipart',
    body: z.object({ email }),
    response: done,
    errors: ['email_not_registered', 'too_many_attempts', 'mail_unavailable'],
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/auth/reset-password',
    auth: 'public',
    summary: 'Set a password with the link that was mailed; ends every session',
    body: z.object({ token: linkToken, password: chosenPassword }),
    response: done,
    errors: ['link_spent', 'password_too_common'],
  }),
  updatePassword: endpoint({
    method: 'PATCH',
    path: '/auth/update-password',
    auth: 'candidate',
    on401: 'session-expired',
    summary: 'Change the password; ends every other session, this one goes on with the token answered',
    body: z.object({ current_password: z.string().check(z.maxLength(1000)), new_password: chosenPassword }),
    response: success(z.object({ token: z.string() })),
    errors: ['wrong_current_password', 'password_too_common', 'too_many_attempts'],
  }),
  refresh: endpoint({
    method: 'POST',
    path: '/auth/refresh',
    auth: 'public',
    summary:
      'A new token for a session that still stands; its bearer token may have run out where it is remembered',
    response: success(z.object({ token: z.string() })),
    errors: ['not_signed_in'],
  }),
  logout: endpoint({
    method: 'POST',
    path: '/auth/logout',
    auth: 'candidate',
    summary: 'End this session',
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
    summary: 'Change what the candidate says about themselves; what is not sent stays',
    body: profileChange,
    response: success(profile),
  }),
  exportMe: endpoint({
    method: 'GET',
    path: '/auth/me/export',
    auth: 'candidate',
    summary: 'Everything held about the signed-in candidate',
    response: success(
      z.object({
        exportedAt: z.string(),
        profile,
        sessions: z.array(z.object({ startedAt: z.string(), endsAt: z.string(), remembered: z.boolean() })),
        applications: z.array(listedApplication),
        files: z.array(z.object({ name: z.string(), url: z.string() })),
      }),
    ),
  }),
  deleteMe: endpoint({
    method: 'DELETE',
    path: '/auth/me',
    auth: 'candidate',
    summary: 'Delete the account with everything that belongs to it',
    // Whoever came by a mailed link may not have set a password yet; everybody else proves that it is they.
    body: z.object({ password: z.optional(z.string().check(z.maxLength(1000))) }),
    response: done,
    errors: ['wrong_current_password', 'too_many_attempts'],
  }),
  applications: endpoint({
    method: 'GET',
    path: '/auth/candidates/applications',
    auth: 'candidate',
    summary: 'The signed-in candidate’s applications',
    response: z.object({ applications: z.array(listedApplication) }),
  }),
} as const

import * as z from 'zod/mini'
import { cvLimits } from '../cv.ts'
import { email } from '#shared/platform/email.ts'
import { chosenPassword } from '../password.ts'
import { personName, phone } from '../profile.ts'
import { endpoint } from '#shared/platform/contract/endpoint.ts'
import { perNetwork } from '#shared/platform/contract/limits.ts'
import { formOverheadBytes, uploadedFile } from './uploaded-file.ts'
import { success } from '#shared/platform/contract/wire.ts'
import { registered } from './answers.ts'

/** Form fields are strings: an empty one counts as absent. */
const givenOrNothing = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    z.transform((value: unknown) => (value === '' ? undefined : value)),
    z.optional(schema),
  )

/** Opening an account. */
export const authRegistration = {
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
      perNetwork('accountLookup', {
        notAfter: ['password_too_common', 'cv_wrong_type', 'cv_too_large', 'unavailable'],
      }),
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
    limits: [perNetwork('accountLookup', { notAfter: ['unavailable'] })],
  }),
} as const

import * as z from 'zod/mini'
import { readingNotes } from '../cv-certainty.ts'
import { cvData, cvFileName, cvLimits } from '../cv.ts'
import { anyText } from '#shared/platform/text.ts'
import { registered } from './answers.ts'
import { endpoint } from '#shared/platform/contract/endpoint.ts'
import {
  countedByHandler,
  perAccount,
  perAccountAndNetwork,
  perNetwork,
} from '#shared/platform/contract/limits.ts'
import { formOverheadBytes, uploadedFile } from './uploaded-file.ts'
import { success } from '#shared/platform/contract/wire.ts'

const cvId = z
  .string()
  .check(z.regex(/^[A-Za-z0-9]{16,64}$/, { error: 'No file found. Please upload your CV again.' }))
const fileName = z.string().check(z.overwrite(cvFileName), z.minLength(1))

/** The CV's data under both names that the specification gives them. */
const extracted = { extractedData: cvData, fullExtractedInfo: z.extend(cvData, { fileName: z.string() }) }

/** A form field that holds JSON. */
const jsonField = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    z.transform((value: unknown, context) => {
      if (typeof value !== 'string' || value === '') return undefined
      try {
        return JSON.parse(value) as unknown
      } catch {
        context.issues.push({
          code: 'custom',
          message: 'The corrected data are not valid JSON',
          input: value,
        })
        return z.NEVER
      }
    }),
    z.optional(schema),
  )

/** Refusals of a CV that was not read. */
const unreadCodes = [
  'cv_not_found',
  'cv_unreadable',
  'cv_locked',
  'cv_wrong_type',
  'cv_still_reading',
] as const

/** Refusals that tell nothing about an account, so they do not count as account lookups. */
const tellingNothing = [...unreadCodes, 'unavailable'] as const

export const cv = {
  upload: endpoint({
    method: 'POST',
    path: '/cv/upload',
    auth: 'public',
    summary: 'A presigned form for a CV of up to 10 MB; or a form that contains one of up to 4 MB',
    bodyKind: 'either',
    bodyLimitBytes: cvLimits.directBytes + formOverheadBytes,
    body: z.union([
      z.object({ cv_file: uploadedFile }),
      z.object({ fileName, contentType: z.string(), size: z.number().check(z.int(), z.positive()) }),
    ]),
    response: success(
      z.object({
        cvId: z.string(),
        /** The presigned form for the browser; null when the request itself had the file. */
        upload: z.nullable(z.object({ url: z.string(), fields: z.record(z.string(), z.string()) })),
      }),
    ),
    errors: ['cv_wrong_type', 'cv_too_large', 'too_many_attempts'],
    limits: [perNetwork('cvUpload')],
  }),
  analyze: endpoint({
    method: 'POST',
    path: '/cv/analyze-text',
    auth: 'public',
    summary: 'Read a CV: an uploaded file, or a text',
    bodyLimitBytes: 256 * 1024,
    body: z.union([z.object({ cvId }), z.object({ text: anyText(200_000) })]),
    response: success(z.extend(readingNotes, { ...extracted, userExists: z.boolean() })),
    errors: [...unreadCodes, 'too_many_attempts'],
    tellsAccounts: true,
    limits: [perNetwork('cvReading'), perNetwork('accountLookup', { notAfter: tellingNothing })],
  }),
  test: endpoint({
    method: 'GET',
    path: '/cv/test',
    auth: 'public',
    summary: 'Whether CVs can be read',
    response: success(z.object({ service: z.literal('cv'), ready: z.literal(true) })),
    errors: ['unavailable', 'too_many_attempts'],
    limits: [perNetwork('serviceCheck')],
  }),
  registerWithCv: endpoint({
    method: 'POST',
    path: '/auth/register-with-cv',
    auth: 'public',
    on401: 'stay',
    summary: 'Open or update an account with the data of a CV',
    bodyKind: 'multipart',
    bodyLimitBytes: cvLimits.directBytes + cvLimits.correctedBytes + formOverheadBytes,
    body: z.object({
      cv_file: z.optional(uploadedFile),
      cv_id: z.optional(cvId),
      confirm_update: z._default(z.enum(['true', 'false']), 'false'),
      pre_extracted_cv_data: jsonField(cvData),
      password: z.optional(z.string().check(z.maxLength(1000))),
    }),
    response: success(registered),
    errors: [
      'cv_not_found',
      'cv_unreadable',
      'cv_locked',
      'cv_wrong_type',
      'cv_too_large',
      'cv_still_reading',
      'cv_without_email',
      'cv_without_name',
      'user_exists',
      'sign_in_to_update',
      'too_many_attempts',
    ],
    limits: [
      perNetwork('registration'),
      perNetwork('accountLookup', {
        notAfter: [...tellingNothing, 'cv_too_large', 'cv_without_email', 'cv_without_name'],
      }),
      // A password in the form is checked, so it counts like a sign-in; the handler knows its e-mail address once the CV is read.
      perAccountAndNetwork('signInPerAccount'),
      perAccount('signInByStrangers'),
      countedByHandler(perNetwork('signInPerNetwork')),
    ],
  }),
} as const

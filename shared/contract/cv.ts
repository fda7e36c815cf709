import * as z from 'zod/mini'
import { cvData, cvLimits } from '../domain/cv.ts'
import { signedInUser } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { formOverheadBytes, uploadedFile } from './uploaded-file.ts'
import { success } from './wire.ts'

const cvId = z
  .string()
  .check(z.regex(/^[A-Za-z0-9]{16,64}$/, { error: 'No file found. Please upload your CV again.' }))
const fileName = z.string().check(z.trim(), z.minLength(1), z.maxLength(cvLimits.fileNameCharacters))

/** What was read; both names of it are the document's. */
const extracted = { extractedData: cvData, fullExtractedInfo: z.extend(cvData, { fileName: z.string() }) }

/** JSON in a field of a form. */
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

export const cv = {
  upload: endpoint({
    method: 'POST',
    path: '/cv/upload',
    auth: 'public',
    summary: 'Where to post a CV of up to 10 MB; or a form that carries one of up to 4 MB itself',
    bodyKind: 'either',
    bodyLimitBytes: cvLimits.directBytes + formOverheadBytes,
    body: z.union([
      z.object({ cv_file: uploadedFile }),
      z.object({ fileName, contentType: z.string(), size: z.number().check(z.int(), z.positive()) }),
    ]),
    response: success(
      z.object({
        cvId: z.string(),
        /** Where and with which fields the browser posts the file; nothing when the form carried it. */
        upload: z.nullable(z.object({ url: z.string(), fields: z.record(z.string(), z.string()) })),
      }),
    ),
    errors: ['cv_wrong_type', 'cv_too_large', 'too_many_attempts'],
  }),
  analyze: endpoint({
    method: 'POST',
    path: '/cv/analyze-text',
    auth: 'public',
    summary: 'What a CV says: an uploaded one, or a text',
    bodyLimitBytes: 256 * 1024,
    body: z.union([
      z.object({ cvId }),
      z.object({ text: z.string().check(z.minLength(1), z.maxLength(200_000)) }),
    ]),
    response: success(z.object({ ...extracted, userExists: z.boolean() })),
    errors: [
      'cv_not_found',
      'cv_unreadable',
      'cv_locked',
      'cv_wrong_type',
      'cv_still_reading',
      'too_many_attempts',
    ],
  }),
  test: endpoint({
    method: 'GET',
    path: '/cv/test',
    auth: 'public',
    summary: 'Whether CVs can be read',
    response: success(z.object({ service: z.literal('cv'), ready: z.literal(true) })),
    errors: ['unavailable'],
  }),
  registerWithCv: endpoint({
    method: 'POST',
    path: '/auth/register-with-cv',
    auth: 'public',
    on401: 'stay',
    summary: 'Open an account with what a CV says, or bring an account up to date with it',
    bodyKind: 'multipart',
    bodyLimitBytes: cvLimits.directBytes + cvLimits.correctedBytes + formOverheadBytes,
    body: z.object({
      cv_file: z.optional(uploadedFile),
      cv_id: z.optional(cvId),
      confirm_update: z._default(z.enum(['true', 'false']), 'false'),
      pre_extracted_cv_data: jsonField(cvData),
      password: z.optional(z.string().check(z.maxLength(1000))),
    }),
    response: success(z.object({ user: signedInUser, token: z.string() })),
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
  }),
} as const

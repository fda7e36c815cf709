import * as z from 'zod/mini'
import { enquiry } from '../enquiry.ts'
import { endpoint } from '#shared/platform/contract/endpoint.ts'
import { countedByHandler, perMailbox, perNetwork } from '#shared/platform/contract/limits.ts'
import { success } from '#shared/platform/contract/wire.ts'

/** Keeps one call far below the gateway's timeout of 30 seconds. */
const maxRetriesPerCall = 100

/** DynamoDB rejects an empty or overlong key with a ValidationException, which would be answered as 500. */
const enquiryId = z.string().check(z.regex(/^[\w-]{1,64}$/, { error: 'This is not the id of an enquiry' }))

export const contact = {
  send: endpoint({
    method: 'POST',
    path: '/contact/',
    auth: 'public',
    summary: 'Send an enquiry to the company; it is stored first and e-mailed right after',
    body: enquiry,
    invalidBody: 'invalid_enquiry',
    response: z.object({ success: z.literal(true), message: z.string(), reference: z.optional(z.string()) }),
    errors: ['invalid_enquiry', 'too_many_requests'],
    // The handler counts in the transaction that stores the enquiry, so only accepted enquiries count.
    limits: [countedByHandler(perNetwork('enquiry')), countedByHandler(perMailbox('enquiryPerMailbox'))],
  }),
  test: endpoint({
    method: 'GET',
    path: '/contact/test',
    auth: 'public',
    summary: 'Whether the e-mail service can be reached',
    response: success(z.object({ service: z.literal('email'), connected: z.literal(true) })),
    errors: ['mail_unavailable', 'too_many_attempts'],
    limits: [perNetwork('serviceCheck')],
  }),
  retry: endpoint({
    method: 'POST',
    path: '/contact/retry',
    auth: 'operator',
    operators: { roles: ['recruiters'], act: 'enquiries_retried' },
    desk: { roles: ['recruiter'], scope: 'everything' },
    summary: 'E-mail pending and dead enquiries now, all or by id',
    isPatient: true,
    body: z.optional(z.object({ ids: z.optional(z.array(enquiryId).check(z.maxLength(maxRetriesPerCall))) })),
    response: success(z.object({ retried: z.number(), sent: z.number(), stillPending: z.number() })),
  }),
} as const

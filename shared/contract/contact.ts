import * as z from 'zod/mini'
import { enquiry } from '../domain/enquiry.ts'
import { endpoint } from './endpoint.ts'
import { success } from './wire.ts'

/** So that one call of the operator stays far below the gateway's time limit. */
const mostRetriesAtOnce = 100

export const contact = {
  send: endpoint({
    method: 'POST',
    path: '/contact/',
    auth: 'public',
    summary: 'Send an enquiry to the company; it is stored first and mailed right after',
    body: enquiry,
    invalidBody: 'invalid_enquiry',
    response: z.object({ success: z.literal(true), message: z.string() }),
    errors: ['invalid_enquiry', 'too_many_requests'],
  }),
  test: endpoint({
    method: 'GET',
    path: '/contact/test',
    auth: 'public',
    summary: 'Whether the e-mail service can be reached',
    response: success(z.object({ service: z.literal('email'), connected: z.literal(true) })),
    errors: ['mail_unavailable'],
  }),
  retry: endpoint({
    method: 'POST',
    path: '/contact/retry',
    auth: 'operator',
    summary: 'Mail waiting and given-up enquiries now, all of them or those named',
    body: z.optional(
      z.object({ ids: z.optional(z.array(z.string()).check(z.maxLength(mostRetriesAtOnce))) }),
    ),
    response: success(z.object({ retried: z.number(), sent: z.number(), stillPending: z.number() })),
  }),
} as const

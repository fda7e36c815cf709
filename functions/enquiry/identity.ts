import { createHash } from 'node:crypto'
import type { Enquiry } from '#shared/enquiry/enquiry.ts'

/** How long a repeated enquiry is recognised: by the page's idempotency key, or by its content alone. */
export const sameEnquirySeconds = { withKey: 24 * 60 * 60, byContent: 10 * 60 } as const

/** The same key and the same content make one enquiry. Changed content under the same key is a new enquiry. */
export const enquiryIdentity = (enquiry: Enquiry, idempotencyKey: string | undefined): string =>
  createHash('sha256')
    .update(JSON.stringify(['enquiry', idempotencyKey ?? '', JSON.stringify(enquiry)]))
    .digest('base64url')

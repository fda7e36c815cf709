import { createHash } from 'node:crypto'
import type { Enquiry } from '#shared/domain/enquiry.ts'

/**
 * What makes two requests one enquiry: the same key and the same content. Content that was changed under the same
 * key is a new enquiry, because dropping it would lose what somebody wrote.
 */
export const enquiryIdentity = (enquiry: Enquiry, idempotencyKey: string | undefined): string =>
  createHash('sha256')
    .update(JSON.stringify(['enquiry', idempotencyKey ?? '', JSON.stringify(enquiry)]))
    .digest('base64url')

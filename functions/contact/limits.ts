import type { Limit } from '../storage/guards.ts'

/** Accepted enquiries from one network address. */
export const enquiriesPerAddress: Limit = { most: 20, windowSeconds: 10 * 60 }

/** How long one and the same enquiry counts as one: named by the page's key, or known by its content alone. */
export const sameEnquirySeconds = { withKey: 24 * 60 * 60, byContent: 10 * 60 } as const

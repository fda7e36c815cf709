import * as z from 'zod/mini'
import { noticeSettings, usualNotices } from '#shared/domain/notices.ts'

/** Of the row of a member, beside the member's id. */
export const noticesKind = 'notices'

/** When a member wants to be told of what, and what the member was told; its key is the kind and the member's id. */
export const storedNotices = z.object({
  id: z.string(),
  settings: z._default(noticeSettings, usualNotices),
  told: z._default(z.record(z.string(), z.string()), {}),
  /** The day whose daily letter was written, or is being written. */
  dailyDay: z.optional(z.string()),
  leasedUntil: z.optional(z.string()),
  /** Raised by each lease and by its end, so that a run with an older reading of the row writes no letter. */
  version: z._default(z.number(), 0),
})

export type StoredNotices = z.output<typeof storedNotices>

export const noticesOfNewMember = (id: string): StoredNotices => ({
  id,
  settings: usualNotices,
  told: {},
  version: 0,
})

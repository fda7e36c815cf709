import * as z from 'zod/mini'
import { noticeSettings, usualNotices } from '#shared/platform/notices.ts'

/** Of the row of a member, beside the member's id. */
export const noticesKind = 'notices'

/** Which notices a member wants, and until when each kind was sent (`told`); its key is the kind and the member's id. */
export const storedNotices = z.object({
  id: z.string(),
  settings: z._default(noticeSettings, usualNotices),
  told: z._default(z.record(z.string(), z.string()), {}),
  /** The day whose daily notice was sent, or is being sent. */
  dailyDay: z.optional(z.string()),
  leasedUntil: z.optional(z.string()),
  /** Raised by each lease and by its end, so that a run with an older version of the row sends no notice. */
  version: z._default(z.number(), 0),
})

export type StoredNotices = z.output<typeof storedNotices>

export const noticesOfNewMember = (id: string): StoredNotices => ({
  id,
  settings: usualNotices,
  told: {},
  version: 0,
})

import { outboxHandler, type OutboxEvent } from '#functions/platform/outbox/event.ts'
import type { NoticesApp } from './app.ts'
import { sendNotices } from './send-notices.ts'
import { staffMailer } from './staff-letters.ts'

/** The stream invokes it for a letter to a member; the schedule for letters that are due, and for notices. */
export function noticesHandler(app: NoticesApp): (event: OutboxEvent) => Promise<void> {
  const sendLetters = outboxHandler(staffMailer(app))
  const notify = sendNotices(app)
  return async (event) => {
    await sendLetters(event)
    if (event.Records === undefined) await notify()
  }
}

import * as z from 'zod/mini'
import { errorFields } from '../observability/log.ts'
import { applicationKey } from '../storage/applications/application-id.ts'
import type { MailReturnsApp } from './app.ts'

const firstOf = z.optional(z.array(z.string()))

/** What the product reads of an event of SES: the tags that it gave the e-mail. The event has the recipient's address, too. */
const returned = z.object({
  detail: z.object({ mail: z.object({ tags: z.object({ user: firstOf, application: firstOf }) }) }),
})

/** The account that a letter's tags name, directly or by its application. */
function userIn({
  user,
  application,
}: z.output<typeof returned>['detail']['mail']['tags']): string | undefined {
  const [userId] = user ?? []
  const [applicationId = ''] = application ?? []
  return userId ?? applicationKey(applicationId)?.userId
}

/** Notes that a mailbox refuses letters for good, so that no reminder is sent to it. */
export const noteReturn =
  (app: MailReturnsApp) =>
  async (event: unknown): Promise<void> => {
    const { tags } = returned.parse(event).detail.mail
    const userId = userIn(tags)
    // Letters about enquiries have no account.
    if (userId === undefined) return
    const isNoted = await app.unproved.noteBounce(userId, app.clock()).catch((error: unknown) => {
      app.log.error('a returned letter was not noted', { userId, ...errorFields(error) })
      throw error
    })
    app.log.info('a letter came back', { userId, isNoted })
  }

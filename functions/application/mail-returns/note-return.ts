import * as z from 'zod/mini'
import { errorFields } from '#functions/platform/log/log.ts'
import { applicationKey } from '../rows/application-id.ts'
import type { MailReturnsApp } from './app.ts'

const firstOf = z.optional(z.array(z.string()))

/** The tags that the product gave the e-mail. The event of SES also has the recipient's address, which is not read. */
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

/** At 5 % of bounces SES reviews the account and may stop all sending: letters to mailboxes that nobody has proved cause them. */
async function countBounce({ limiter, letterBrake, clock, log }: MailReturnsApp): Promise<void> {
  const { allowed } = await limiter.take([
    { name: 'lettersReturned', key: 'all' },
    { name: 'lettersReturnedPerDay', key: 'all' },
  ])
  if (!allowed && (await letterBrake.pull(clock())))
    log.warn('first letters are held', {}, 'FirstLettersHeld')
}

/** Notes the account whose mailbox bounced, so that no reminder is sent to it. */
export const noteReturn =
  (app: MailReturnsApp) =>
  async (event: unknown): Promise<void> => {
    const { tags } = returned.parse(event).detail.mail
    await countBounce(app)
    const userId = userIn(tags)
    // E-mails about enquiries have no account.
    if (userId === undefined) return
    const isNoted = await app.unproved.noteBounce(userId, app.clock()).catch((error: unknown) => {
      app.log.error('a bounce was not noted', { userId, ...errorFields(error) })
      throw error
    })
    app.log.info('a letter bounced', { userId, isNoted })
  }

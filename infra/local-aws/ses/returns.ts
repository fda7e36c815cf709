import type { Mail } from './inbox.ts'

/** The mailbox of SES's simulator that bounces every e-mail; a label may follow its name. */
const refusingMailbox = /^bounce(\+[^@]*)?@simulator\.amazonses\.com$/i

/** The event that SES publishes for a permanent bounce; undefined for a delivered e-mail. */
export function returnOf({ id, to, tags }: Mail): { source: 'aws.ses'; detail: object } | undefined {
  const refused = to.filter((address) => refusingMailbox.test(address))
  if (refused.length === 0) return undefined
  return {
    source: 'aws.ses',
    detail: {
      eventType: 'Bounce',
      bounce: {
        bounceType: 'Permanent',
        bouncedRecipients: refused.map((emailAddress) => ({ emailAddress })),
      },
      mail: {
        messageId: id,
        tags: Object.fromEntries(Object.entries(tags).map(([name, value]) => [name, [value]])),
      },
    },
  }
}

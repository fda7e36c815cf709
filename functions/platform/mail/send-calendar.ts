import { SendRawEmailCommand } from '@aws-sdk/client-ses'
import MailComposer from 'nodemailer/lib/mail-composer'
import type { Config } from '../config/config.ts'
import type { CalendarPart } from './calendar.ts'
import type { Email } from './email.ts'
import type { Envelope } from './send.ts'
import { commonFields, createSes } from './ses.ts'

/** Sends e-mails with a calendar part, which SES does not compose. */
export function createCalendarMail(config: Config['mail']) {
  const client = createSes(config)
  return {
    /** Returns the message id that SES assigned. */
    async send(
      { subject, text, html, calendar }: Email & { calendar: CalendarPart },
      { to, tags }: Envelope,
    ): Promise<string> {
      const message = new MailComposer({
        from: config.from,
        to,
        subject,
        text,
        html,
        // As an alternative, which clients show with their buttons to answer, and as a file for those that do not.
        icalEvent: { method: calendar.method, content: calendar.content, filename: 'interview.ics' },
        disableFileAccess: true,
        disableUrlAccess: true,
      })
      const { MessageId = '' } = await client.send(
        new SendRawEmailCommand({
          ...commonFields(config, tags),
          Destinations: [to],
          RawMessage: { Data: await message.compile().build() },
        }),
      )
      return MessageId
    },
  }
}

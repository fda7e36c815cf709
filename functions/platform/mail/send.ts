import { GetSendQuotaCommand, SendEmailCommand } from '@aws-sdk/client-ses'
import type { Config } from '../config/config.ts'
import type { Email } from './email.ts'
import { commonFields, createSes } from './ses.ts'

export type Envelope = {
  to: string
  replyTo?: string
  /** The record that the e-mail belongs to; SES repeats the tags in a bounce event. */
  tags: Readonly<Record<string, string>>
}

export type Mail = ReturnType<typeof createMail>

export function createMail(config: Config['mail']) {
  const client = createSes(config)
  return {
    /** Returns the message id that SES assigned. */
    async send(email: Email, envelope: Envelope): Promise<string> {
      const { MessageId = '' } = await client.send(
        new SendEmailCommand({
          ...commonFields(config, envelope.tags),
          Destination: { ToAddresses: [envelope.to] },
          ...(envelope.replyTo === undefined ? {} : { ReplyToAddresses: [envelope.replyTo] }),
          Message: {
            Subject: utf8(email.subject),
            Body: { Text: utf8(email.text), Html: utf8(email.html) },
          },
        }),
      )
      return MessageId
    },

    /** Throws when SES does not answer. */
    async probe(): Promise<void> {
      await client.send(new GetSendQuotaCommand({}))
    },
  }
}

const utf8 = (text: string) => ({ Data: text, Charset: 'UTF-8' })

import { GetSendQuotaCommand, SendEmailCommand, SESClient } from '@aws-sdk/client-ses'
import type { Config } from '../config.ts'
import type { Letter } from './letter.ts'

const connectMilliseconds = 2000
const answerMilliseconds = 5000
/** The outbox tries again by itself; the SDK's own second try would only blur which of the two arrived. */
const attempts = 1

export type Envelope = {
  to: string
  replyTo?: string
  /** Which record a letter belongs to; the mail service hands it back with a bounce. */
  tags: Readonly<Record<string, string>>
}

export type Mail = ReturnType<typeof createMail>

export function createMail(config: Config['mail']) {
  const { from, configurationSet, service } = config
  const client = new SESClient({
    ...service,
    maxAttempts: attempts,
    requestHandler: {
      connectionTimeout: connectMilliseconds,
      requestTimeout: answerMilliseconds,
      throwOnRequestTimeout: true,
    },
  })
  return {
    /** Answers the name the mail service gave the letter. */
    async send(letter: Letter, envelope: Envelope): Promise<string> {
      const { MessageId = '' } = await client.send(
        new SendEmailCommand({
          Source: from,
          Destination: { ToAddresses: [envelope.to] },
          ...(envelope.replyTo === undefined ? {} : { ReplyToAddresses: [envelope.replyTo] }),
          Message: {
            Subject: utf8(letter.subject),
            Body: { Text: utf8(letter.text), Html: utf8(letter.html) },
          },
          Tags: Object.entries(envelope.tags).map(([Name, Value]) => ({ Name, Value })),
          ...(configurationSet === undefined ? {} : { ConfigurationSetName: configurationSet }),
        }),
      )
      return MessageId
    },

    /** Throws when the mail service does not answer. */
    async probe(): Promise<void> {
      await client.send(new GetSendQuotaCommand({}))
    },
  }
}

const utf8 = (text: string) => ({ Data: text, Charset: 'UTF-8' })

/** The service looked at the letter and will never take it, however often it is asked. */
export const isRefusedForGood = (error: unknown): boolean =>
  error instanceof Error && ['MessageRejected', 'InvalidParameterValue'].includes(error.name)

import { SESClient } from '@aws-sdk/client-ses'
import type { Config } from '../config/config.ts'
import { attempts, heedingDeadline } from '../world/sdk-client.ts'

export const createSes = ({ service }: Config['mail']): SESClient =>
  heedingDeadline(
    new SESClient({
      ...service,
      // The outbox retries by itself. A retry by the SDK could send twice and be recorded once.
      ...attempts({ max: 1, connectMilliseconds: 2000, answerMilliseconds: 5000 }),
    }),
  )

/** What every e-mail is sent with, composed by SES or here. */
export const commonFields = (
  { from, configurationSet }: Config['mail'],
  tags: Readonly<Record<string, string>>,
) => ({
  Source: from,
  Tags: Object.entries(tags).map(([Name, Value]) => ({ Name, Value })),
  ...(configurationSet === undefined ? {} : { ConfigurationSetName: configurationSet }),
})

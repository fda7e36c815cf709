import { Stack } from 'aws-cdk-lib'
import {
  CloudWatchDimensionSource,
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses'
import { EventBus } from 'aws-cdk-lib/aws-events'
import type { Construct } from 'constructs'
import type { Settings } from '../settings.ts'

/** The tag that SES puts on every e-mail of a configuration set. */
export const returnedDimension = 'ses:configuration-set'

export type Mail = {
  identity: EmailIdentity
  configurationSet: ConfigurationSet
  configurationSetArn: string
  dnsRecords: readonly string[]
}

/** Reserved domains have no owner who could verify them in SES, so a single e-mail address is the identity. */
const reserved = /(^|\.)(example\.(com|net|org)|example|test|invalid|localhost)$/

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1)

/**
 * Creates the SES identity of the sender, and counts bounces and complaints. A report of each would carry the recipient's
 * address into the operators' mailboxes; SES shows the addresses in its suppression list.
 */
export function createMail(scope: Construct, { mailFrom }: Settings): Mail {
  const configurationSet = new ConfigurationSet(scope, 'MailSettings', {
    reputationMetrics: true,
    suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
  })
  configurationSet.addEventDestination('ReturnedLetters', {
    destination: EventDestination.cloudWatchDimensions([
      {
        source: CloudWatchDimensionSource.MESSAGE_TAG,
        name: returnedDimension,
        defaultValue: 'none',
      },
    ]),
    events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
  })
  // The function that notes mailboxes that refuse letters listens on this bus; nothing stores the events.
  configurationSet.addEventDestination('ReturnedLettersEvents', {
    destination: EventDestination.eventBus(EventBus.fromEventBusName(scope, 'DefaultBus', 'default')),
    events: [EmailSendingEvent.BOUNCE],
  })
  const configurationSetArn = Stack.of(scope).formatArn({
    service: 'ses',
    resource: 'configuration-set',
    resourceName: configurationSet.configurationSetName,
  })
  const domain = domainOf(mailFrom)
  if (reserved.test(domain)) {
    const identity = new EmailIdentity(scope, 'MailIdentity', {
      identity: Identity.email(mailFrom),
      configurationSet,
    })
    return { identity, configurationSet, configurationSetArn, dnsRecords: [] }
  }
  const returns = `bounce.${domain}`
  const identity = new EmailIdentity(scope, 'MailIdentity', {
    identity: Identity.domain(domain),
    configurationSet,
    mailFromDomain: returns,
  })
  return { identity, configurationSet, configurationSetArn, dnsRecords: dnsRecordsOf(identity, returns) }
}

/** The DNS records for DKIM and SPF, which the operator creates so that mail servers accept the e-mails as authentic. */
const dnsRecordsOf = (identity: EmailIdentity, returns: string): string[] => [
  ...identity.dkimRecords.map(({ name, value }) => `${name} CNAME ${value}`),
  `${returns} MX 10 feedback-smtp.${Stack.of(identity).region}.amazonses.com`,
  `${returns} TXT "v=spf1 include:amazonses.com ~all"`,
]

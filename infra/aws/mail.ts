import { RemovalPolicy, Stack } from 'aws-cdk-lib'
import {
  CloudWatchDimensionSource,
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
  type IEmailIdentity,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses'
import { EventBus } from 'aws-cdk-lib/aws-events'
import type { Construct } from 'constructs'
import { domainOfAddress, isReserved } from '#shared/company-examples.ts'
import type { Settings } from '../settings.ts'

/** The tag that SES puts on every e-mail of a configuration set. */
export const returnedDimension = 'ses:configuration-set'

export type Mail = {
  identity: IEmailIdentity
  configurationSet: ConfigurationSet
  configurationSetArn: string
  dnsRecords: readonly string[]
}

/**
 * Takes or creates the SES identity of the sender, and counts bounces and complaints. No e-mail reports each
 * one, because it would carry the recipient's address into the operators' mailboxes; SES lists the addresses in its suppression list.
 */
export function createMail(scope: Construct, settings: Settings): Mail {
  const configurationSet = createConfigurationSet(scope)
  const configurationSetArn = Stack.of(scope).formatArn({
    service: 'ses',
    resource: 'configuration-set',
    resourceName: configurationSet.configurationSetName,
  })
  return { configurationSet, configurationSetArn, ...senderOf(scope, settings, configurationSet) }
}

function createConfigurationSet(scope: Construct): ConfigurationSet {
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
  // The function mailReturns receives the events of this bus; nothing stores them.
  configurationSet.addEventDestination('ReturnedLettersEvents', {
    destination: EventDestination.eventBus(EventBus.fromEventBusName(scope, 'DefaultBus', 'default')),
    events: [EmailSendingEvent.BOUNCE],
  })
  return configurationSet
}

function senderOf(
  scope: Construct,
  { mailFrom, mailIdentity }: Settings,
  configurationSet: ConfigurationSet,
): Pick<Mail, 'identity' | 'dnsRecords'> {
  // The identity exists and is verified: creating it again would fail.
  if (mailIdentity !== undefined) {
    const identity = EmailIdentity.fromEmailIdentityName(scope, 'MailIdentity', mailIdentity)
    return { identity, dnsRecords: [] }
  }
  // SES cannot verify a reserved domain, so the single e-mail address is the identity.
  if (isReserved(mailFrom)) {
    const identity = new EmailIdentity(scope, 'MailIdentity', {
      identity: Identity.email(mailFrom),
      configurationSet,
    })
    return { identity: retainedIdentity(identity), dnsRecords: [] }
  }
  const domain = domainOfAddress(mailFrom)
  const returns = `bounce.${domain}`
  const identity = new EmailIdentity(scope, 'MailIdentity', {
    identity: Identity.domain(domain),
    configurationSet,
    mailFromDomain: returns,
  })
  return { identity: retainedIdentity(identity), dnsRecords: dnsRecordsOf(identity, domain, returns) }
}

/** Another stack of the account may send with it, so removing a stage or setting `mailIdentity` must not delete it. */
function retainedIdentity(identity: EmailIdentity): EmailIdentity {
  identity.applyRemovalPolicy(RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE)
  return identity
}

/** The DNS records for DKIM, SPF and DMARC, which the operator creates so that mail servers accept the e-mails as authentic. */
const dnsRecordsOf = (identity: EmailIdentity, domain: string, returns: string): string[] => [
  ...identity.dkimRecords.map(({ name, value }) => `${name} CNAME ${value}`),
  `${returns} MX 10 feedback-smtp.${Stack.of(identity).region}.amazonses.com`,
  `${returns} TXT "v=spf1 include:amazonses.com ~all"`,
  // Large mail services require a DMARC record; a domain that has one keeps its own.
  `_dmarc.${domain} TXT "v=DMARC1; p=none"`,
]

import type { Access } from '../account/access.ts'
import { readAddress } from './addresses.ts'
import type { Form } from './form.ts'
import type { Inbox } from './inbox.ts'
import { emailOf, rawEmailOf, required, type SubmittedEmail } from './emails.ts'
import { refuse } from './refusals.ts'
import { element, parent } from './xml.ts'

/** The state of the SES account. */
export type Account = {
  /** E-mail addresses and domains. */
  identities: Set<string>
  configurationSets: ReadonlySet<string>
  inbox: Inbox
  now: () => Date
  access: Access
}

type Action = {
  sends: boolean
  /** Returns the children of the result element. */
  run(form: Form, account: Account, region: string): string[] | Promise<string[]>
}

const dayMilliseconds = 24 * 60 * 60 * 1000
const quota = { emailsPerDay: 50_000, emailsPerSecond: 14 }

export const actions: ReadonlyMap<string, Action> = new Map<string, Action>([
  ['SendEmail', { sends: true, run: (form, account, region) => send(emailOf(form), form, account, region) }],
  [
    'SendRawEmail',
    { sends: true, run: (form, account, region) => send(rawEmailOf(form), form, account, region) },
  ],
  ['GetSendQuota', { sends: false, run: (_, account) => sendQuota(account) }],
  ['VerifyEmailIdentity', { sends: false, run: (form, account) => verifyEmailIdentity(form, account) }],
  ['ListIdentities', { sends: false, run: (form, account) => listIdentities(form, account) }],
])

async function send(email: SubmittedEmail, form: Form, account: Account, region: string): Promise<string[]> {
  const configurationSet = form.get('ConfigurationSetName')
  if (configurationSet !== null && !account.configurationSets.has(configurationSet)) {
    throw refuse('ConfigurationSetDoesNotExist', `Configuration set <${configurationSet}> does not exist.`)
  }
  const { senders, ...mail } = email
  const unverified = senders.filter((sender) => !isVerified(sender, account.identities))
  if (unverified.length > 0) {
    const where = `The following identities failed the check in region ${region.toUpperCase()}`
    throw refuse('MessageRejected', `Email address is not verified. ${where}: ${unverified.join(', ')}`)
  }
  const { id } = await account.inbox.add({ at: account.now().toISOString(), ...mail })
  return [element('MessageId', id)]
}

/** A verified domain covers its subdomains. E-mail addresses are case-sensitive in SES, domains are not. */
function isVerified(address: string, identities: ReadonlySet<string>): boolean {
  if (identities.has(address)) return true
  const labels = address
    .slice(address.lastIndexOf('@') + 1)
    .toLowerCase()
    .split('.')
  return labels.some((_, index) => identities.has(labels.slice(index).join('.')))
}

function sendQuota({ inbox, now }: Account): string[] {
  const since = new Date(now().getTime() - dayMilliseconds).toISOString()
  const sent = inbox.list().filter(({ at }) => at > since)
  return [
    element('Max24HourSend', quota.emailsPerDay),
    element('MaxSendRate', quota.emailsPerSecond),
    element(
      'SentLast24Hours',
      sent.reduce((sum, { to }) => sum + to.length, 0),
    ),
  ]
}

/** SES sends a confirmation link; the stand-in verifies the identity at once. */
function verifyEmailIdentity(form: Form, { identities }: Account): string[] {
  identities.add(readAddress(required(form, 'EmailAddress')).address)
  return []
}

function listIdentities(form: Form, { identities }: Account): string[] {
  const type = form.get('IdentityType')
  const wanted = [...identities].filter(
    (name) => type === null || (type === 'EmailAddress') === name.includes('@'),
  )
  return [
    parent(
      'Identities',
      wanted.map((name) => element('member', name)),
    ),
  ]
}

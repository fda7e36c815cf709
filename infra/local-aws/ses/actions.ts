import type { Access } from '../access.ts'
import type { Form } from './form.ts'
import type { Inbox } from './inbox.ts'
import { emailOf, rawEmailOf, type SubmittedEmail } from './emails.ts'
import { refuse } from './refusals.ts'
import { element } from './xml.ts'

/** The state of the SES account. */
export type Account = {
  /** E-mail addresses and domains. */
  identities: ReadonlySet<string>
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
])

async function send(email: SubmittedEmail, form: Form, account: Account, region: string): Promise<string[]> {
  const configurationSet = form.get('ConfigurationSetName')
  if (configurationSet !== null) {
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

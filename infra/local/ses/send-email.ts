import type { Mail } from './inbox.ts'
import { listAt, tagsAt, type Parameters } from './parameters.ts'
import { SesRefusal } from './refusal.ts'

export type Rules = { verifiedIdentities: ReadonlySet<string>; configurationSets: ReadonlySet<string>; region: string }

const mostRecipients = 50
const mostMailBytes = 10 * 1024 * 1024

/** ASCII only, as SES wants it, with an optional name in front. */
const address = /^(?:[^<>\r\n]*<([^<>\s@]+@[^<>\s@]+\.[^<>\s@]+)>|([^<>\s@,;"()]+@[^<>\s@,;"()]+\.[^<>\s@,;"()]+))$/
const ascii = /^[\x20-\x7e]*$/
const tag = /^[A-Za-z0-9_-]{1,256}$/

/** A letter as SES would take it, or SES's refusal. */
export function acceptEmail(parameters: Parameters, rules: Rules, at: Date): Omit<Mail, 'id'> {
  const from = checkedAddress(parameters.get('Source') ?? '')
  const recipients = ['To', 'Cc', 'Bcc'].flatMap((kind) => listAt(parameters, `Destination.${kind}Addresses`)).map(checkedAddress)
  if (recipients.length === 0) throw new SesRefusal('InvalidParameterValue', 'Missing required header \'To\'.')
  if (recipients.length > mostRecipients) {
    throw new SesRefusal('InvalidParameterValue', `Recipient count exceeds ${mostRecipients}.`)
  }
  const subject = parameters.get('Message.Subject.Data') ?? ''
  if (/[\r\n]/.test(subject)) throw new SesRefusal('InvalidParameterValue', 'Header contains line breaks.')
  checkIdentity(from, rules)
  checkConfigurationSet(parameters.get('ConfigurationSetName'), rules)

  const text = parameters.get('Message.Body.Text.Data') ?? ''
  const html = parameters.get('Message.Body.Html.Data') ?? ''
  if (text === '' && html === '') throw new SesRefusal('ValidationError', 'Value at message.body failed to satisfy constraint.')
  if (Buffer.byteLength(text) + Buffer.byteLength(html) > mostMailBytes) {
    throw new SesRefusal('InvalidParameterValue', 'Message length is more than 10485760 bytes long.')
  }
  return {
    at: at.toISOString(),
    from,
    to: recipients,
    replyTo: listAt(parameters, 'ReplyToAddresses').map(checkedAddress),
    subject,
    text,
    html,
    tags: Object.fromEntries(tagsAt(parameters).map(checkedTag)),
  }
}

const bare = (text: string): string => {
  const match = address.exec(text)
  return (match?.[1] ?? match?.[2] ?? '').toLowerCase()
}

function checkedAddress(text: string): string {
  if (!ascii.test(text)) throw new SesRefusal('InvalidParameterValue', 'Local address contains control or non-ASCII characters.')
  if (!address.test(text)) throw new SesRefusal('InvalidParameterValue', `Illegal address: ${JSON.stringify(text)}`)
  return text
}

function checkedTag([name, value]: [string, string]): [string, string] {
  if (tag.test(name) && tag.test(value)) return [name, value]
  throw new SesRefusal('InvalidParameterValue', 'Tags may contain only letters, digits, hyphens and underscores.')
}

function checkIdentity(from: string, { verifiedIdentities, region }: Rules): void {
  const mailbox = bare(from)
  const domain = mailbox.slice(mailbox.indexOf('@') + 1)
  if (verifiedIdentities.has(mailbox) || verifiedIdentities.has(domain)) return
  throw new SesRefusal(
    'MessageRejected',
    `Email address is not verified. The following identities failed the check in region ${region.toUpperCase()}: ${from}`,
  )
}

function checkConfigurationSet(name: string | undefined, { configurationSets }: Rules): void {
  if (name === undefined || configurationSets.has(name)) return
  throw new SesRefusal('ConfigurationSetDoesNotExist', `Configuration set <${name}> does not exist.`)
}

import { readAddress, readAddresses, type Address } from './addresses.ts'
import { membersOf, type Form } from './form.ts'
import type { Mail } from './inbox.ts'
import { readRawMessage } from './raw-message.ts'
import { invalid, refuse } from './refusals.ts'

/** A well-formed e-mail, before the check that its senders are verified. */
export type SubmittedEmail = Omit<Mail, 'id' | 'at'> & {
  /** The e-mail addresses that must be verified: the sender and the return path. */
  senders: string[]
}

const maxRecipients = 50
const maxMessageBytes = 10 * 1024 * 1024
const tagText = /^[A-Za-z0-9_-]{1,256}$/

/** SendEmail: SES composes the message from its fields. */
export function emailOf(form: Form): SubmittedEmail {
  const from = readAddress(required(form, 'Source'))
  const returnPath = form.get('ReturnPath')
  const kinds = ['ToAddresses', 'CcAddresses', 'BccAddresses']
  const subject = content(form, 'Message.Subject')
  const text = content(form, 'Message.Body.Text')
  const html = content(form, 'Message.Body.Html')
  if (subject === undefined) throw missing('message.subject')
  if (/[\r\n]/.test(subject)) throw invalid('Subject contains a line break')
  if (text === undefined && html === undefined) throw missing('message.body')
  checkSize([subject, text ?? '', html ?? ''].reduce((sum, piece) => sum + base64Bytes(piece), 0))
  return {
    from: from.shown,
    senders: [from.address, ...(returnPath === null ? [] : [readAddress(returnPath).address])],
    to: recipients(kinds.flatMap((kind) => membersOf(form, `Destination.${kind}`)).map(readAddress)),
    replyTo: membersOf(form, 'ReplyToAddresses').map((field) => readAddress(field).shown),
    subject,
    text: text ?? '',
    html: html ?? '',
    tags: tagsOf(form),
  }
}

/** SendRawEmail: the caller composed the MIME message. */
export function rawEmailOf(form: Form): SubmittedEmail {
  const bytes = Buffer.from(required(form, 'RawMessage.Data'), 'base64')
  checkSize(bytes.length)
  const message = readRawMessage(bytes)
  const addresses = (name: string): Address[] => readAddresses(message.header(name) ?? '')
  const [from] = addresses('from')
  if (from === undefined) throw invalid("Missing required header 'From'.")
  const source = form.get('Source')
  const destinations = membersOf(form, 'Destinations').map(readAddress)
  return {
    from: from.shown,
    senders: [from.address, ...(source === null ? [] : [readAddress(source).address])],
    to: recipients(destinations.length > 0 ? destinations : ['to', 'cc', 'bcc'].flatMap(addresses)),
    replyTo: addresses('reply-to').map(({ shown }) => shown),
    subject: message.subject,
    text: message.text,
    html: message.html,
    ...(message.calendar === '' ? {} : { calendar: message.calendar }),
    tags: tagsOf(form),
  }
}

function required(form: Form, name: string): string {
  const value = form.get(name)
  if (value === null || value === '') throw missing(name)
  return value
}

const missing = (name: string) =>
  refuse(
    'ValidationError',
    `1 validation error detected: Value null at '${name}' failed to satisfy constraint: Member must not be null`,
  )

/** Without a character set SES accepts only 7-bit ASCII. */
function content(form: Form, name: string): string | undefined {
  const data = form.get(`${name}.Data`)
  if (data === null) return undefined
  if (!form.has(`${name}.Charset`) && /\P{ASCII}/u.test(data)) {
    throw invalid(`${name} is not ASCII: name its Charset`)
  }
  return data
}

/** The size limit applies to the encoded message, whose parts are base64. */
const base64Bytes = (text: string): number => Math.ceil(Buffer.byteLength(text) / 3) * 4

function checkSize(bytes: number): void {
  if (bytes > maxMessageBytes)
    throw invalid(`Message length is more than ${maxMessageBytes} bytes long: '${bytes}'.`)
}

function recipients(addresses: readonly Address[]): string[] {
  if (addresses.length === 0) throw invalid("Missing required header 'To'.")
  if (addresses.length > maxRecipients) throw invalid(`Recipient count exceeds ${maxRecipients}.`)
  return addresses.map(({ address }) => address)
}

function tagsOf(form: Form): Record<string, string> {
  const tags = membersOf(form, 'Tags', '.Name').map((name, index): [string, string] => [
    name,
    form.get(`Tags.member.${index + 1}.Value`) ?? '',
  ])
  const wrong = tags.flat().find((text) => !tagText.test(text))
  if (wrong !== undefined) {
    throw invalid(`Invalid tag <${wrong}>: only letters, digits, '_' and '-' are allowed, 1 to 256 of them`)
  }
  return Object.fromEntries(tags)
}

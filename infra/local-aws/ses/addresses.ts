import { decodeWords } from './encoded-words.ts'
import { invalid } from './refusals.ts'

export type Address = {
  /** Without the display name. */
  address: string
  /** With the display name. */
  shown: string
}

const maxCharacters = 320

const quoted = String.raw`"(?:[^"\\]|\\.)*"`
const named = new RegExp(String.raw`^(${quoted}\s*|[^"(),:;<>@[\]\\]*)<([^<>]*)>$`)
const listItem = new RegExp(String.raw`(?:${quoted}|[^,"])+|"`, 'g')
const control = /\p{Cc}/u
const beyondAscii = /\P{ASCII}/u

/** Parses an e-mail address in one of the forms that SES accepts: `user@example.com` or `Name <user@example.com>`. */
export function readAddress(field: string): Address {
  if (control.test(field)) throw invalid('Local address contains control or whitespace')
  const text = field.trim()
  const [, name, between] = named.exec(text) ?? []
  if (name === undefined && /[<>,;"]/.test(text)) throw invalid('Illegal address')
  if (beyondAscii.test(name ?? ''))
    throw invalid('Display name is not ASCII: write it as a MIME encoded word')
  const address = between ?? text
  checkAddress(address)
  return { address, shown: decodeWords(text) }
}

/** Parses the e-mail addresses of a header such as `To`. */
export const readAddresses = (header: string): Address[] =>
  (header.match(listItem) ?? []).filter((item) => item.trim() !== '').map(readAddress)

/** SES does not support SMTPUTF8: local part and domain (Punycode) are ASCII. */
function checkAddress(address: string): void {
  const at = address.lastIndexOf('@')
  if (at < 0) throw invalid("Missing final '@domain'")
  checkPart('Local address', address.slice(0, at), /[^\x21-\x7e]|[()<>,;:\\"[\]@]/, 'Missing local name')
  checkPart('Domain', address.slice(at + 1), /[^A-Za-z0-9.-]/, "Missing final '@domain'")
  if (!address.slice(at).includes('.')) throw invalid('Domain has no top-level domain')
  if (address.length > maxCharacters) throw invalid(`Address is longer than ${maxCharacters} characters`)
}

function checkPart(name: string, part: string, illegal: RegExp, whenEmpty: string): void {
  if (part === '') throw invalid(whenEmpty)
  if (/\s/.test(part)) throw invalid(`${name} contains control or whitespace`)
  if (illegal.test(part)) throw invalid(`${name} contains illegal character`)
  if (part.includes('..')) throw invalid(`${name} contains dot-dot`)
  if (part.startsWith('.')) throw invalid(`${name} starts with dot`)
  if (part.endsWith('.')) throw invalid(`${name} ends with dot`)
}

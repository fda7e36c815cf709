import type { Line } from '../layout/line.ts'
import type { ParsedCv } from '../reading.ts'
import { locationIn } from './location.ts'
import { nameIn } from './name.ts'
import { emailIn, emailPattern, phoneIn } from './contact-details.ts'
import { titleIn } from './title.ts'

/** In lines: how far from the e-mail address other contact details are. */
const maxLinesBeside = 2

const phoneLabel = /\b(?:phone|tel|mobile|hp|h\/p|telefon|contact)\b/i

export type Contact = Pick<ParsedCv, 'name' | 'email' | 'phone' | 'title' | 'location'>

/** Finds name and contact details in the head and the contact sections first, then in the whole CV. */
export function contactIn(
  head: readonly Line[],
  contacts: readonly Line[],
  everything: readonly Line[],
): Contact {
  const { name, nameLines } = nameIn(head, everything)
  const near = [...head, ...contacts]
  const firstIn = (texts: readonly string[], extract: (text: string) => string): string =>
    texts.map(extract).find((found) => found !== '') ?? ''
  const email = firstIn(withWholeAddresses([...near, ...everything]), emailIn)
  // At the foot of a page, contact details are beside the e-mail address.
  const at = email === '' ? -1 : everything.findIndex(({ text }) => email.startsWith(emailIn(text) || ' '))
  const around = near.some(({ text }) => emailIn(text) !== '') ? 0 : maxLinesBeside
  const besideEmail = at < 0 ? [] : everything.slice(Math.max(0, at - around), at + around + 1)
  const labelled = everything.filter(({ text }) => phoneLabel.test(text))
  const phone = firstIn(
    [...near, ...besideEmail, ...labelled].map(({ text }) => text.replace(emailPattern, ' ')),
    phoneIn,
  )
  return {
    name,
    email,
    phone,
    title: titleIn(head, nameLines, name),
    location: locationIn(near, nameLines) || locationIn(besideEmail, nameLines),
  }
}

/** The rest of an address: "ple.org" below "name@mail.exam", "m" below "name@example.co". */
const restOfAddress = /^(?:[a-z0-9-]*\.?[a-z0-9-]+\.[a-z]{2,}|[a-z]{1,2})$/i

const wholeDomain = /\.(?:com|net|org|edu|gov|info)$/i

/** Joins an e-mail address that wraps at the end of a narrow column. */
const withWholeAddresses = (lines: readonly Line[]): string[] =>
  lines.map(({ text, left }, index) => {
    const next = lines[index + 1]
    const goesOn =
      next !== undefined &&
      /@\S*$/.test(text) &&
      !wholeDomain.test(text) &&
      next.left === left &&
      restOfAddress.test(next.text)
    return goesOn ? `${text}${next.text}` : text
  })

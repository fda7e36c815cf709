import type { Line } from '../layout/line.ts'
import type { ParsedCv } from '../reading.ts'
import { labelWords } from '../words/lists/label-words.ts'
import { labelled } from './labelled.ts'
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
  const textsOf = (lines: readonly Line[]): string[] =>
    lines.map(({ text }) => text.replace(emailPattern, ' '))
  const withPhone = everything.filter(({ text }) => phoneLabel.test(text))
  const titleBehind = (lines: readonly Line[], labels: string): string =>
    firstIn(textsOf(lines), (text) => labelled(text, labels) ?? '')
  return {
    name,
    email,
    phone: firstIn(textsOf([...near, ...besideEmail, ...withPhone]), phoneIn),
    title:
      titleBehind(everything, labelWords.title) ||
      titleBehind(near, labelWords.position) ||
      titleIn(head.length > 0 ? head : nameAndNext(nameLines, everything), nameLines, name),
    location: locationIn(near, nameLines) || locationIn(besideEmail, nameLines),
  }
}

/** A name outside a head is at the top of a column: the line below it can be the title. */
const nameAndNext = (nameLines: readonly Line[], everything: readonly Line[]): Line[] => {
  const next = nameLines
    .slice(-1)
    .flatMap((last) => everything.slice(everything.indexOf(last) + 1).slice(0, 1))
  return [...nameLines, ...next]
}

/** The rest of an address: "ple.org" below "name@mail.exam", "m" below "name@example.co". */
const restOfAddress = /^(?:[a-z0-9-]*\.?[a-z0-9-]+\.[a-z]{2,}|[a-z]{1,3})$/i

/** "g.llewellyn-" above "price@mail.example". */
const openAddress = /^[\w.+-]+[_-]$/

const wholeDomain = /\.(?:com|net|org|edu|gov|info)$/i

/** Joins an e-mail address that wraps at the end of a narrow column. */
const withWholeAddresses = (lines: readonly Line[]): string[] =>
  lines.map(({ text, left }, index) => {
    const next = lines[index + 1]
    const goesOn =
      next !== undefined &&
      next.left === left &&
      (/@\S*$/.test(text)
        ? !wholeDomain.test(text) && restOfAddress.test(next.text)
        : openAddress.test(text) && emailIn(next.text) !== '')
    return goesOn ? `${text}${next.text}` : text
  })

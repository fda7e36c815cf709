import type { Line } from '../layout/line.ts'
import type { ParsedCv } from '../reading.ts'
import { locationIn } from './location.ts'
import { nameIn } from './name.ts'
import { emailIn, emailPattern, phoneIn } from './contact-details.ts'
import { titleIn } from './title.ts'

export type Contact = Pick<ParsedCv, 'name' | 'email' | 'phone' | 'title' | 'location'>

/** Finds name and contact details in the head and the contact sections first, then in the whole CV. */
export function contactIn(
  head: readonly Line[],
  contacts: readonly Line[],
  everything: readonly Line[],
): Contact {
  const { name, nameLines } = nameIn(head, everything)
  const near = [...head, ...contacts]
  const find = (extract: (text: string) => string): string => {
    for (const line of [...near, ...everything]) {
      const found = extract(line.text)
      if (found !== '') return found
    }
    return ''
  }
  const email = find(emailIn)
  // At the foot of a page, contact details are beside the e-mail address.
  const besideEmail = email === '' ? [] : everything.filter(({ text }) => emailIn(text) === email)
  const nearOrLabelled = (): string => {
    for (const line of [...near, ...besideEmail]) {
      const found = phoneIn(line.text.replace(emailPattern, ' '))
      if (found !== '') return found
    }
    for (const line of everything) {
      if (!/\b(?:phone|tel|mobile|hp|h\/p|telefon|contact)\b/i.test(line.text)) continue
      const found = phoneIn(line.text)
      if (found !== '') return found
    }
    return ''
  }
  return {
    name,
    email,
    phone: nearOrLabelled(),
    title: titleIn(head, nameLines, name),
    location: locationIn(near, nameLines) || locationIn(besideEmail, nameLines),
  }
}

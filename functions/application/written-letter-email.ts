import { company } from '#shared/company.ts'
import type { Email } from '#functions/platform/mail/email.ts'
import { linkedEmail, type Block } from '#functions/platform/mail/linked-email.ts'
import { salutation } from '#functions/platform/mail/salutation.ts'

type Written = { name: string; jobTitle: string; subject: string; text: string }

const emptyLine = /\n\s*\n/

const paragraphOf = (text: string): Block => {
  const [line = '', ...more] = text.split('\n')
  return more.length === 0 ? line : { lines: [line, ...more] }
}

/** A letter with a text of a member of staff, in the name of the team, like the letters about decisions. */
export function writtenLetterEmail({ name, jobTitle, subject, text }: Written): Email {
  const [preview = ''] = text.split('\n')
  return linkedEmail({
    subject,
    preview,
    heading: subject,
    before: [salutation(name), ...text.split(emptyLine).map(paragraphOf)],
    after: [
      `This email is about your application for the ${jobTitle} position. To answer, write to ${company.careersEmail}.`,
    ],
    sender: 'The hiring team',
  })
}

import type { Email } from './email.ts'
import { linkedEmail } from './linked-email.ts'
import { salutation } from './salutation.ts'
import type { Mail } from './send.ts'

type Linked = { name: string; url: string }

/** E-mails to staff have no outbox: their links are short-lived, and a member can request another one. */
export async function sendStaffEmail(
  { id, email }: { id: string; email: string },
  content: Email,
  { mail }: { mail: () => Promise<Mail> },
): Promise<void> {
  await (await mail()).send(content, { to: email, tags: { staff: id } })
}

export const staffInvitationEmail = ({ name, url }: Linked): Email =>
  linkedEmail({
    subject: 'Your access to the recruiting desk',
    heading: 'You are invited to the recruiting desk',
    before: [
      salutation(name),
      'A colleague has invited you to the recruiting desk. Have an authenticator app at hand: you choose a password and enrol the app as your second factor.',
    ],
    action: { label: 'Accept the invitation', url },
    after: [
      'The link works once, for seven days.',
      'If you did not expect this, do nothing and tell the colleague who runs recruiting.',
    ],
  })

export const staffPasswordEmail = ({ name, url }: Linked): Email =>
  linkedEmail({
    subject: 'Set a new password for the recruiting desk',
    heading: 'Set a new password',
    before: [
      salutation(name),
      'You asked for a new password for the recruiting desk. Your authenticator app stays as it is.',
    ],
    action: { label: 'Set a new password', url },
    after: [
      'The link works once, for one hour. Every sign-in ends when you use it.',
      'If you did not ask for this, your password is unchanged. Tell the colleague who runs recruiting.',
    ],
  })

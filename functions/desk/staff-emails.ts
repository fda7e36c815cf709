import type { Email } from '#functions/platform/mail/email.ts'
import { linkedEmail } from '#functions/platform/mail/linked-email.ts'
import { salutation } from '#functions/platform/mail/salutation.ts'
import type { Mail } from '#functions/platform/mail/send.ts'

type Linked = { name: string; url: string }

/** Invitations and notices are sent by their caller; every other letter to the staff by their outbox. */
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
      "A colleague has invited you to the recruiting desk. You'll choose a password and scan a code with an authenticator app.",
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
      'The link works once, for one hour. It signs you out everywhere.',
      'If you did not ask for this, your password is unchanged. Tell the colleague who runs recruiting.',
    ],
  })

type Told = { name: string; deskUrl: string }

const notYou =
  'If this was not you, tell the colleague who runs recruiting at once: they can end your access.'

export const staffPasswordSetEmail = ({ name }: Told): Email =>
  linkedEmail({
    subject: 'Your password for the recruiting desk was changed',
    heading: 'Your password was changed',
    before: [
      salutation(name),
      'Your password for the recruiting desk was changed, and every sign-in has ended.',
    ],
    after: [notYou],
  })

export const staffFactorEmail = ({ name }: Told): Email =>
  linkedEmail({
    subject: 'A new authenticator app for the recruiting desk',
    heading: 'A new authenticator app was set up',
    before: [
      salutation(name),
      'An authenticator app and a new password were set up for your access to the recruiting desk.',
    ],
    after: [notYou],
  })

export const staffCodesEmail = ({ name, deskUrl }: Told): Email =>
  linkedEmail({
    subject: 'Five wrong codes for the recruiting desk',
    heading: 'Somebody entered five wrong codes',
    before: [
      salutation(name),
      'Somebody knows your password for the recruiting desk and entered five wrong codes. Codes are refused for up to fifteen minutes.',
    ],
    action: { label: 'Set a new password', url: `${deskUrl}/desk/forgot-password` },
    after: ['If it was you, you can ignore this email.'],
  })

/** Neither the note nor the applicant's name: both are shown after sign-in only. */
export const staffMentionEmail = ({
  name,
  by,
  position,
  url,
}: Linked & { by: string; position: string }): Email =>
  linkedEmail({
    subject: `${by} mentioned you in a note`,
    heading: `${by} mentioned you in a note`,
    before: [salutation(name), `${by} mentioned you in a note about an applicant for ${position}.`],
    action: { label: 'Read the note', url },
    after: ['You need to sign in at the desk to read it.'],
  })

type RightsChange = Told & {
  member: string
  by: string
  before: string
  after: string
  isProposed: boolean
}

export const staffRightsEmail = ({
  name,
  deskUrl,
  member,
  by,
  before,
  after,
  isProposed,
}: RightsChange): Email =>
  linkedEmail({
    subject: isProposed ? `Rights of ${member} wait for confirmation` : `Rights of ${member} were changed`,
    heading: isProposed
      ? 'A second administrator has to confirm'
      : 'Rights at the recruiting desk were changed',
    before: [
      salutation(name),
      isProposed
        ? `${by} wants to change the rights of ${member}. Nothing changes until a second administrator does the same, within seven days.`
        : `${by} has changed the rights of ${member}.`,
      {
        details: [
          { name: 'Before', value: before === '' ? 'no access' : before },
          { name: isProposed ? 'Proposed' : 'Now', value: after },
        ],
      },
    ],
    action: { label: 'Open the desk', url: `${deskUrl}/desk/team` },
    after: ['You get this email because you are a privacy officer or an administrator.'],
  })

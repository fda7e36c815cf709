import { company } from '#shared/company.ts'
import type { Email } from './email.ts'
import { linkedEmail } from './linked-email.ts'

const notYou = `If this was not you, write to ${company.contact.email} at once.`

// These e-mails repeat no user input, not even a name: a form accepts any e-mail address, so input in an e-mail would
// let the form send spam.

/** Without a password of the candidate's own, the link sets one. */
type WelcomeLink = { sets: 'password' | 'nothing'; url: string }

const setPassword = {
  request:
    'Set a password to sign in with. The link works once, for 24 hours; after that, ask for a new one at “Forgot password”.',
  label: 'Set your password',
} as const

const confirmAddress = {
  request:
    'Please confirm that this is your email address: open the link and sign in. It works for seven days.',
  label: 'Confirm your email address',
} as const

/** Never contains a password. */
export function welcomeEmail(site: string, { sets, url }: WelcomeLink): Email {
  const { request, label } = sets === 'password' ? setPassword : confirmAddress
  return linkedEmail({
    subject: 'Welcome aboard',
    heading: 'Your candidate account is ready',
    before: [
      'Hello,',
      `Your candidate account at ${company.shortName} is ready. You can apply for positions, take your interview when it suits you, and see where your applications stand.`,
      request,
    ],
    action: { label, url },
    after: [
      `Sign in afterwards at ${site}/login with this email address.`,
      `If you did not open an account, somebody entered your address by mistake, and you need not do anything: an account that nobody confirms is deleted after seven days. To make it yours, set a new password at ${site}/forgot-password; what the account holds is removed then.`,
    ],
  })
}

export const resetEmail = (resetUrl: string): Email =>
  linkedEmail({
    subject: 'Set a new password',
    heading: 'Set a new password',
    before: [
      'Hello,',
      `We received a request to set a new password for your account at ${company.shortName}.`,
    ],
    action: { label: 'Set a new password', url: resetUrl },
    after: [
      'The link works once, for one hour. Setting a new password signs you out everywhere.',
      'If you did not ask for it, you can ignore this email: your password stays as it is.',
    ],
  })

export const passwordChangedEmail = (site: string): Email =>
  linkedEmail({
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    before: [
      'Hello,',
      `The password of your account at ${company.shortName} was changed a moment ago, and every other session was signed out.`,
      'If you made this change, there is nothing else to do. If not, set a new password now: that signs out whoever changed it.',
    ],
    action: { label: 'Set a new password', url: `${site}/forgot-password` },
    after: [`If you need help, write to ${company.contact.email}.`],
  })

export const accountDeletedEmail = (): Email =>
  linkedEmail({
    subject: 'Your account was deleted',
    heading: 'Your account was deleted',
    before: [
      'Hello,',
      `Your candidate account at ${company.shortName} was deleted, together with your profile, your applications and your files. This cannot be undone.`,
      'You are welcome to open a new account at any time.',
    ],
    after: [notYou],
  })

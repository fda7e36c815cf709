import { company } from '#shared/company.ts'
import type { Email } from './email.ts'
import { linkedEmail } from './linked-email.ts'

const notYou = `If you did not ask for this, write to ${company.contact.email} at once.`

// These e-mails repeat no user input, not even a name: a form accepts any e-mail address, so input in an e-mail would
// let the form send spam.

/** Without a password of the candidate's own, the link sets one. */
type WelcomeLink = { sets: 'password' | 'nothing'; url: string }

const setPassword = {
  request:
    'Set a password to sign in with. The link works once and expires in 24 hours. After that, ask for a new one with “Forgot password”.',
  label: 'Set your password',
} as const

const confirmAddress = {
  request: 'Please confirm your email address: open the link and sign in. The link works for seven days.',
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
      `If you did not create this account, somebody entered your address by mistake. You can ignore this email: an account that is not confirmed is deleted after seven days. To claim it instead, set a new password at ${site}/forgot-password, which removes everything in it first.`,
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
      'The link works once and expires in one hour. Setting a new password signs you out everywhere.',
      'If you did not ask for it, you can ignore this email: your password stays as it is.',
    ],
  })

export const passwordChangedEmail = (site: string): Email =>
  linkedEmail({
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    before: [
      'Hello,',
      `The password of your account at ${company.shortName} has just been changed, and you were signed out everywhere else.`,
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
      'You can create a new account at any time.',
    ],
    after: [notYou],
  })

import { company } from '#shared/company.ts'
import { unconfirmedAccountText } from '#shared/platform/retention.ts'
import { inactiveAccountMonths } from '#shared/platform/retention.ts'
import type { AccountClaim } from '#shared/account/contract/mailed-links.ts'
import type { Email } from '#functions/platform/mail/email.ts'
import { linkedEmail, type Link } from '#functions/platform/mail/linked-email.ts'

const notYou = `If you did not ask for this, write to ${company.contact.email} right away.`

// These e-mails repeat no user input, not even a name: a form accepts any e-mail address, so input in an e-mail would
// let the form send spam.

/** The first link of an account: without a password of the candidate's own it sets one. The other deletes the account. */
export type FirstLinks = { sets: 'password' | 'nothing'; url: string; disownUrl: string }

const neverRegistered = (url: string): Link => ({ label: 'Delete this account', url })

const setPassword = {
  request: `Set a password to sign in with. The link works once, for ${unconfirmedAccountText}. After that, “Forgot password” sends you a new one. Your profile, your CV and your applications stay as they are.`,
  label: 'Set your password',
} as const

const confirmAddress = {
  request: `Please confirm your email address: open the link and sign in. The link works for ${unconfirmedAccountText}.`,
  label: 'Confirm your email address',
} as const

/** Never contains a password. */
export function welcomeEmail(site: string, { sets, url, disownUrl }: FirstLinks): Email {
  const { request, label } = sets === 'password' ? setPassword : confirmAddress
  return linkedEmail({
    subject: 'Your candidate account',
    heading: 'Your candidate account is ready',
    before: [
      'Hello,',
      `Your candidate account at ${company.shortName} is ready. You can apply for positions, take your interview when it suits you, and see where your applications stand.`,
      request,
    ],
    action: { label, url },
    after: [
      `Sign in afterwards at ${site}/login with this email address.`,
      'If you did not create this account, someone entered your address by mistake. You can ignore this email, or delete the account now:',
      { link: neverRegistered(disownUrl) },
    ],
  })
}

/** What the page behind the link asks, where the mailbox was not proved yet. */
const beforeProof: Readonly<Record<AccountClaim, readonly string[]>> = {
  proved: [],
  without_password: [
    'This email address is not confirmed yet, so the page first shows you the name and the CV in the account and asks whether they are yours. If they are, everything in the account stays.',
  ],
  with_password: [
    'This email address is not confirmed yet, so the page asks you to choose. Keep the account as it is: sign in with the password that was chosen when it was opened. Or start empty: set a new password, and the profile, the CV and the applications in it are removed from your account.',
  ],
}

export const resetEmail = (resetUrl: string, claim: AccountClaim): Email =>
  linkedEmail({
    subject: 'Set a new password',
    heading: 'Set a new password',
    before: [
      'Hello,',
      `We received a request to set a new password for your account at ${company.shortName}.`,
      ...beforeProof[claim],
    ],
    action: { label: 'Set a new password', url: resetUrl },
    after: [
      'The link works once and expires in one hour. Setting a new password signs you out everywhere.',
      'If you did not ask for it, you can ignore this email: your account stays as it is.',
    ],
  })

/** Answers a request for a sign-in link for an address that has no account. */
export const noAccountEmail = (site: string): Email =>
  linkedEmail({
    subject: 'There is no account with this address',
    heading: 'There is no account with this address',
    before: [
      'Hello,',
      `Someone (perhaps you) tried to sign in to ${company.shortName} with this address. It has no account.`,
      'If you registered with another address, ask for the link with that one.',
    ],
    action: { label: 'Create an account', url: `${site}/register` },
    after: ['If you did not ask for it, you can ignore this email.'],
  })

/** `deletedOn`: when the account is deleted unless its address is confirmed, in words; undefined where it is not. */
export type ReminderFacts = FirstLinks & { deletedOn: string | undefined }

/** Repeats no user input: the address may be a stranger's. */
export const reminderEmail = ({ sets, url, disownUrl, deletedOn }: ReminderFacts): Email =>
  linkedEmail({
    subject: 'Please confirm your email address',
    heading: 'Please confirm your email address',
    before: [
      'Hello,',
      `You haven't confirmed the email address of your candidate account at ${company.shortName} yet.`,
      deletedOn === undefined
        ? 'Your applications stay with us either way. Once it is confirmed, our emails are sure to reach you, and you can set a new password.'
        : `If it is not confirmed by ${deletedOn}, we delete the account with everything in it.`,
    ],
    action: { label: (sets === 'password' ? setPassword : confirmAddress).label, url },
    after: [
      'Confirming it changes nothing else in your account.',
      'If you did not create this account, someone entered your address by mistake. You can ignore this email, or delete the account now:',
      { link: neverRegistered(disownUrl) },
    ],
  })

/** Announces the deletion of an unused account. `deletedOn`: the day, in words. */
export const retentionEmail = (site: string, deletedOn: string): Email =>
  linkedEmail({
    subject: `Your candidate account will be deleted on ${deletedOn}`,
    heading: `We will delete your account on ${deletedOn}`,
    before: [
      'Hello,',
      `You have not used your candidate account at ${company.shortName} for almost ${inactiveAccountMonths} months. We keep candidates' data no longer than that.`,
      `On ${deletedOn} we delete the account with your profile, your CV and your applications. To keep it, sign in before then. That is all it takes.`,
    ],
    action: { label: 'Sign in and keep my account', url: `${site}/login` },
    after: [
      `If you have forgotten your password, set a new one at ${site}/forgot-password.`,
      'If you no longer need the account, there is nothing to do.',
    ],
  })

export const passwordChangedEmail = (site: string): Email =>
  linkedEmail({
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    before: [
      'Hello,',
      `The password of your account at ${company.shortName} has just been changed, and you were signed out everywhere else.`,
      'If you made this change, there is nothing else to do. If not, set a new password now: that signs out the person who changed it.',
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

import { company } from '#shared/company.ts'
import { escapeHtml, htmlPage, type Email } from './email.ts'

/** Paragraphs around at most one link. */
type Content = {
  subject: string
  heading: string
  before: readonly string[]
  action?: { label: string; url: string }
  after: readonly string[]
}

const paragraph = (text: string): string => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`

const buttonStyle =
  'display:inline-block;padding:14px 26px;border-radius:999px;background:#ffb020;color:#1d1003;font-weight:600;text-decoration:none'

const action = ({ label, url }: { label: string; url: string }): string =>
  `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="${buttonStyle}">${escapeHtml(label)}</a></p>` +
  `<p style="margin:0 0 16px;color:#6b625a;font-size:14px;overflow-wrap:anywhere">${escapeHtml(url)}</p>`

function emailOf({ subject, heading, before, action: todo, after }: Content): Email {
  const text = [
    ...before,
    ...(todo === undefined ? [] : [`${todo.label}:\n${todo.url}`]),
    ...after,
    company.fullName,
  ]
  const html = [...before.map(paragraph), todo === undefined ? '' : action(todo), ...after.map(paragraph)]
  return {
    subject: `${subject} - ${company.shortName}`,
    text: text.join('\n\n'),
    html: htmlPage(heading, html.join('')),
  }
}

const notYou = `If this was not you, write to ${company.contact.email} at once.`

// These e-mails repeat no user input, not even a name: a form accepts any e-mail address, so input in an e-mail would
// let the form send spam.

/** Contains a link to set a password if the candidate chose none, and never a password. */
export const welcomeEmail = (site: string, setPasswordUrl: string | undefined): Email =>
  emailOf({
    subject: 'Welcome aboard',
    heading: 'Your candidate account is ready',
    before: [
      'Hello,',
      `your candidate account at ${company.shortName} is ready. You can apply for positions, take your interview when it suits you, and see where your applications stand.`,
      ...(setPasswordUrl === undefined
        ? []
        : [
            'Set a password to sign in with. The link works once, for 24 hours; after that, ask for a new one at “Forgot password”.',
          ]),
    ],
    action:
      setPasswordUrl === undefined
        ? { label: 'Sign in', url: `${site}/login` }
        : { label: 'Set your password', url: setPasswordUrl },
    after: [
      ...(setPasswordUrl === undefined
        ? []
        : [`Sign in afterwards at ${site}/login with this e-mail address.`]),
      `If you did not open an account, somebody entered your address by mistake. Set a new password at ${site}/forgot-password to make the account yours, and delete it in its profile.`,
    ],
  })

export const resetEmail = (resetUrl: string): Email =>
  emailOf({
    subject: 'Set a new password',
    heading: 'Set a new password',
    before: [
      'Hello,',
      `somebody, most likely you, asked for a new password for your account at ${company.shortName}.`,
    ],
    action: { label: 'Set a new password', url: resetUrl },
    after: [
      'The link works once, for one hour. Setting a new password signs you out everywhere.',
      'If you did not ask for it, you need not do anything: your password stays as it is.',
    ],
  })

export const passwordChangedEmail = (site: string): Email =>
  emailOf({
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    before: [
      'Hello,',
      `the password of your account at ${company.shortName} was changed a moment ago, and every other session was signed out.`,
      `If this was not you, set a new password now. It locks out whoever changed it.`,
    ],
    action: { label: 'Set a new password', url: `${site}/forgot-password` },
    after: [notYou],
  })

export const accountDeletedEmail = (): Email =>
  emailOf({
    subject: 'Your account was deleted',
    heading: 'Your account was deleted',
    before: [
      'Hello,',
      `your candidate account at ${company.shortName} was deleted, with your profile, your applications and your files. None of it can be brought back.`,
      'You are welcome to open a new account at any time.',
    ],
    after: [notYou],
  })

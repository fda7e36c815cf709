import type { MailedLink } from '#shared/contract/auth/mailed-links.ts'
import './AccountFacts.css'

/** By what the owner of the mailbox tells whether they registered. */
export function AccountFacts({ link: { name, email, cvFileName } }: { link: MailedLink }) {
  return (
    <dl className="account-facts">
      <dt>Name</dt>
      <dd>{name}</dd>
      <dt>CV</dt>
      <dd>{cvFileName ?? 'No CV uploaded'}</dd>
      <dt>Email</dt>
      <dd>{email}</dd>
    </dl>
  )
}

/** What is not deleted with an account that is emptied. */
export function StaysWithRecruiters({ link }: { link: MailedLink }) {
  if (!link.isWithRecruiters) return undefined
  return (
    <p className="account__hint">
      An interview that was started, or a decision of our team, stays with our recruiters without this email
      address until its retention period ends.
    </p>
  )
}

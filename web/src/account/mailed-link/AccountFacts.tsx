import type { MailedLink } from '#shared/account/contract/mailed-links.ts'
import './AccountFacts.css'

/** The facts by which the owner of the mailbox recognises their account. */
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

/** Names the data that stays when the account is emptied or deleted. */
export function StaysWithRecruiters({ link }: { link: MailedLink }) {
  if (!link.isWithRecruiters) return undefined
  return (
    <p className="account__hint">
      An interview that was started, or a decision of our team, stays with our recruiters without this email
      address until its retention period ends.
    </p>
  )
}

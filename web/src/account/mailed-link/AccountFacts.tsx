import type { MailedLink } from '#shared/account/contract/mailed-links.ts'

const fact = 'font-strong wrap-anywhere'

/** The facts by which the owner of the mailbox recognises their account. */
export function AccountFacts({ link: { name, email, cvFileName } }: { link: MailedLink }) {
  return (
    <dl className="grid grid-cols-terms gap-x-5 gap-y-2 rounded-card border border-line bg-surface px-5 py-4">
      <dt className="text-ink-soft">Name</dt>
      <dd className={fact}>{name}</dd>
      <dt className="text-ink-soft">CV</dt>
      <dd className={fact}>{cvFileName ?? 'No CV uploaded'}</dd>
      <dt className="text-ink-soft">Email</dt>
      <dd className={fact}>{email}</dd>
    </dl>
  )
}

/** Names the data that stays when the account is emptied or deleted. */
export function StaysWithRecruiters({ link }: { link: MailedLink }) {
  if (!link.isWithRecruiters) return undefined
  return (
    <p className="text-small text-ink-soft">
      An interview that was started, or a decision of our team, stays with our recruiters without this email
      address until its retention period ends.
    </p>
  )
}

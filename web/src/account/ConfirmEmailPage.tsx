import { onDemand } from '../ui/on-demand.ts'
import { MailedLinkPage } from './MailedLinkPage.tsx'

const ConfirmLink = onDemand(() => import('./mailed-link/ConfirmLink.tsx'))

const kinds = ['confirm', 'not-mine'] as const

/** Opened by a link in an e-mail about an account. */
export default function ConfirmEmailPage() {
  return (
    <MailedLinkPage
      kinds={kinds}
      title="Confirm your email address"
      lead="To confirm your address, open the link in our email. You can ask for another one on your dashboard."
      onward={['Back to Login', '/login']}
    >
      {(opened) => <ConfirmLink opened={opened} />}
    </MailedLinkPage>
  )
}

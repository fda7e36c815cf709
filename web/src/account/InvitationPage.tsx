import { onDemand } from '../ui/on-demand.ts'
import { MailedLinkPage } from './MailedLinkPage.tsx'

const InvitationLink = onDemand(() => import('./mailed-link/InvitationLink.tsx'))

const kinds = ['invitation'] as const

/** Opened by the letter of an invitation. */
export default function InvitationPage() {
  return (
    <MailedLinkPage
      kinds={kinds}
      title="Your interview with our team"
      lead="To answer an invitation, open the link in our email, or sign in and answer it on your dashboard."
      onward={['Go to Dashboard', '/dashboard']}
    >
      {({ token }) => <InvitationLink token={token} />}
    </MailedLinkPage>
  )
}

import { Link } from 'react-router-dom'
import { onDemand } from '../ui/on-demand.ts'
import { AccountFrame, AccountPanel, OtherPages } from './AccountFrame.tsx'
import { LinkCode } from './LinkCode.tsx'
import { useLinkToken } from './use-link-token.ts'
import { Heading } from './Heading.tsx'

const InvitationLink = onDemand(() => import('./mailed-link/InvitationLink.tsx'))

const kinds = ['invitation'] as const
const heading = 'Your interview with our team'

/** Opened by the letter of an invitation. It asks before it answers, because scanners of e-mails open links, too. */
export default function InvitationPage() {
  const { link: opened } = useLinkToken(kinds)
  return (
    <AccountFrame quiet>
      <AccountPanel>
        {opened === undefined ? (
          <div className="grid gap-5">
            <Heading
              title={heading}
              lead="To answer an invitation, open the link in our email, or sign in and answer it on your dashboard."
            />
          </div>
        ) : (
          <LinkCode key={opened.token} title={heading}>
            <InvitationLink token={opened.token} />
          </LinkCode>
        )}
        <OtherPages>
          <p>
            <Link className="link touchable py-2" to="/dashboard">
              Go to Dashboard
            </Link>
          </p>
        </OtherPages>
      </AccountPanel>
    </AccountFrame>
  )
}

import { Link } from 'react-router-dom'
import { onDemand } from '../ui/on-demand.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { LinkCode } from './LinkCode.tsx'
import { useLinkToken } from './use-link-token.ts'

const InvitationLink = onDemand(() => import('./mailed-link/InvitationLink.tsx'))

const kinds = ['invitation'] as const
const heading = 'Your interview with our team'

/** Opened by the letter of an invitation. It asks before it answers, because scanners of e-mails open links, too. */
export default function InvitationPage() {
  const { link: opened } = useLinkToken(kinds)
  return (
    <AccountFrame quiet>
      <div className="account__panel">
        {opened === undefined ? (
          <div className="account__step">
            <header>
              <h1 className="account__title">{heading}</h1>
              <p className="account__lead">
                To answer an invitation, open the link in our email, or sign in and answer it on your
                dashboard.
              </p>
            </header>
          </div>
        ) : (
          <LinkCode key={opened.token} title={heading}>
            <InvitationLink token={opened.token} />
          </LinkCode>
        )}
        <div className="account__others">
          <p>
            <Link className="link link--alone" to="/dashboard">
              Go to Dashboard
            </Link>
          </p>
        </div>
      </div>
    </AccountFrame>
  )
}

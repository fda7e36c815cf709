import { Link } from 'react-router-dom'
import { onDemand } from '../ui/on-demand.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { LinkCode } from './LinkCode.tsx'
import { useLinkToken } from './use-link-token.ts'

const ConfirmLink = onDemand(() => import('./mailed-link/ConfirmLink.tsx'))

const kinds = ['confirm', 'not-mine'] as const
const heading = 'Confirm your email address'

/** Opened by a link in an e-mail. It asks before it uses the link, because scanners of e-mails open links, too. */
export default function ConfirmEmailPage() {
  const { link: opened } = useLinkToken(kinds)
  return (
    <AccountFrame quiet>
      <div className="account__panel">
        {opened === undefined ? (
          <div className="account__step">
            <header>
              <h1 className="account__title">{heading}</h1>
              <p className="account__lead">
                To confirm your address, open the link in our email. You can ask for another one on your
                dashboard.
              </p>
            </header>
          </div>
        ) : (
          <LinkCode key={opened.token} title={heading}>
            <ConfirmLink opened={opened} />
          </LinkCode>
        )}
        <div className="account__others">
          <p>
            <Link className="link link--alone" to="/login">
              Back to Login
            </Link>
          </p>
        </div>
      </div>
    </AccountFrame>
  )
}

import { Link } from 'react-router-dom'
import { onDemand } from '../ui/on-demand.ts'
import { AccountFrame, AccountPanel, OtherPages } from './AccountFrame.tsx'
import { LinkCode } from './LinkCode.tsx'
import { useLinkToken } from './use-link-token.ts'
import { Heading } from './Heading.tsx'

const ConfirmLink = onDemand(() => import('./mailed-link/ConfirmLink.tsx'))

const kinds = ['confirm', 'not-mine'] as const
const heading = 'Confirm your email address'

/** Opened by a link in an e-mail. It asks before it uses the link, because scanners of e-mails open links, too. */
export default function ConfirmEmailPage() {
  const { link: opened } = useLinkToken(kinds)
  return (
    <AccountFrame quiet>
      <AccountPanel>
        {opened === undefined ? (
          <div className="grid gap-5">
            <Heading
              title={heading}
              lead="To confirm your address, open the link in our email. You can ask for another one on your dashboard."
            />
          </div>
        ) : (
          <LinkCode key={opened.token} title={heading}>
            <ConfirmLink opened={opened} />
          </LinkCode>
        )}
        <OtherPages>
          <p>
            <Link className="link touchable py-2" to="/login">
              Back to Login
            </Link>
          </p>
        </OtherPages>
      </AccountPanel>
    </AccountFrame>
  )
}

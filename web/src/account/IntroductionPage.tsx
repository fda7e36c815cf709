import { onDemand } from '../ui/on-demand.ts'
import { AccountFrame, AccountPanel } from './AccountFrame.tsx'
import { Heading } from './Heading.tsx'
import { LinkCode } from './LinkCode.tsx'
import { useLinkToken } from './use-link-token.ts'

const IntroductionLink = onDemand(() => import('./mailed-link/IntroductionLink.tsx'))

const kinds = ['yes', 'delete'] as const
const heading = 'May we consider you?'

/** Opened by the letter to a person whom a recruiter has added to a position. It asks first, because scanners of e-mails open links, too. */
export default function IntroductionPage() {
  const { link: opened } = useLinkToken(kinds)
  return (
    <AccountFrame quiet>
      <AccountPanel>
        {opened === undefined ? (
          <div className="grid gap-5">
            <Heading title={heading} lead="To answer, open one of the two links in our email." />
          </div>
        ) : (
          <LinkCode key={opened.token} title={heading}>
            <IntroductionLink token={opened.token} />
          </LinkCode>
        )}
      </AccountPanel>
    </AccountFrame>
  )
}

import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { AccountFrame, AccountPanel, OtherPages } from './AccountFrame.tsx'
import { Heading } from './Heading.tsx'
import { LinkCode } from './LinkCode.tsx'
import type { LinkKind, LinkToken } from './link-token.ts'
import { useLinkToken } from './use-link-token.ts'

type Props = {
  kinds: readonly LinkKind[]
  title: string
  /** Without a link. */
  lead: string
  /** Another page, below. */
  onward?: readonly [label: string, to: '/login' | '/dashboard']
  children: (link: LinkToken) => ReactNode
}

/** A page that a link in an e-mail opens. It asks before it uses the link, because scanners of e-mails open links, too. */
export function MailedLinkPage({ kinds, title, lead, onward, children }: Props) {
  const { link } = useLinkToken(kinds)
  return (
    <AccountFrame quiet>
      <AccountPanel>
        {link === undefined ? (
          <div className="grid gap-5">
            <Heading title={title} lead={lead} />
          </div>
        ) : (
          <LinkCode key={link.token} title={title}>
            {children(link)}
          </LinkCode>
        )}
        {onward !== undefined && (
          <OtherPages>
            <p>
              <Link className="link touchable py-2" to={onward[1]}>
                {onward[0]}
              </Link>
            </p>
          </OtherPages>
        )}
      </AccountPanel>
    </AccountFrame>
  )
}

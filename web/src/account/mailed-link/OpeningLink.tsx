import type { Endpoint } from '#shared/platform/contract/endpoint.ts'
import { useEffect, type ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { Heading } from '../Heading.tsx'
import { forgetLinkToken } from '../link-token.ts'
import { LinkStep } from './LinkStep.tsx'
import { useMailedLink, type LinkCall } from './use-mailed-link.ts'

type Props<E extends Endpoint, Link> = {
  token: string
  /** A constant: another one asks again. */
  call: LinkCall<E, Link>
  title: string
  /** The ways on from a link that no longer works. */
  whenSpent: ReactNode
  /** `again` asks once more, for instance where the link leads to something else by now. */
  children: (link: Link, again: () => void) => ReactNode
}

/** Shows what a link leads to once the API has answered, and what to do where it has not. */
export function OpeningLink<E extends Endpoint, Link>(props: Props<E, Link>) {
  const { token, call, title, whenSpent, children } = props
  const { opened, again } = useMailedLink(token, call)
  const isSpent = opened.kind === 'failed' && opened.failure.code === call.spent
  // A spent link is forgotten, so a candidate who returns to request another one does not see it again.
  useEffect(() => {
    if (isSpent) forgetLinkToken()
  }, [isSpent])
  if (opened.kind === 'open') return children(opened.link, again)
  if (opened.kind === 'asking')
    return (
      <div className="grid gap-5">
        <Heading title={title} />
        <output className="flex items-center gap-3 text-ink-soft empty:absolute">
          <Spinner />
          Opening your link…
        </output>
      </div>
    )
  const { message, hint } = opened.failure
  return (
    <LinkStep title={isSpent ? 'This link no longer works' : title} lead={message}>
      {hint !== undefined && <p className="text-small text-ink-soft">{hint}</p>}
      {isSpent ? whenSpent : <Button onClick={again}>Try Again</Button>}
    </LinkStep>
  )
}

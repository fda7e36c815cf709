import { useEffect, useState } from 'react'
import type { MailedLink } from '#shared/contract/auth/mailed-links.ts'
import { authApi } from '../../api/auth-client.ts'
import type { Failure } from '../../form/machine.ts'
import { failureIn } from '../../form/words.ts'
import { mailedLinkWords } from './link-calls.ts'

export type OpenedLink =
  | { kind: 'asking' }
  | { kind: 'open'; link: MailedLink }
  | { kind: 'failed'; failure: Failure }

const linkBehind = (token: string): Promise<OpenedLink> =>
  authApi.mailedLink({ body: { token } }).then(
    ({ data }) => ({ kind: 'open', link: data }),
    (error: unknown) => ({ kind: 'failed', failure: failureIn(error, mailedLinkWords) }),
  )

/** Requests what an e-mailed link is for, without using the link. `again` repeats the request after a failure. */
export function useMailedLink(token: string): { opened: OpenedLink; again: () => void } {
  const [opened, setOpened] = useState<OpenedLink>({ kind: 'asking' })
  useEffect(() => {
    let isOver = false
    void linkBehind(token).then((answered) => {
      if (!isOver) setOpened(answered)
    })
    return () => {
      isOver = true
    }
  }, [token])
  const again = (): void => {
    setOpened({ kind: 'asking' })
    void linkBehind(token).then(setOpened)
  }
  return { opened, again }
}

import { useEffect, useState } from 'react'
import type { Endpoint } from '#shared/platform/contract/endpoint.ts'
import type { CodeOf } from '#shared/platform/contract/refusal.ts'
import type { Failure } from '../../form/machine.ts'
import { failureIn, type WordsFor } from '../../form/words.ts'

/** How the API is asked what a link is for, without using the link. */
export type LinkCall<E extends Endpoint, Link> = {
  send: (token: string) => Promise<{ data: Link }>
  words: WordsFor<E>
  /** The code of a link that no longer works. */
  spent: CodeOf<E>
}

export type OpenedLink<Link> =
  | { kind: 'asking' }
  | { kind: 'open'; link: Link }
  | { kind: 'failed'; failure: Failure }

const linkBehind = <E extends Endpoint, Link>(
  token: string,
  { send, words }: LinkCall<E, Link>,
): Promise<OpenedLink<Link>> =>
  send(token).then(
    ({ data }) => ({ kind: 'open', link: data }),
    (error: unknown) => ({ kind: 'failed', failure: failureIn(error, words) }),
  )

/** Requests what an e-mailed link is for. `again` repeats the request after a failure. */
export function useMailedLink<E extends Endpoint, Link>(
  token: string,
  call: LinkCall<E, Link>,
): { opened: OpenedLink<Link>; again: () => void } {
  const [opened, setOpened] = useState<OpenedLink<Link>>({ kind: 'asking' })
  useEffect(() => {
    let isOver = false
    void linkBehind(token, call).then((answered) => {
      if (!isOver) setOpened(answered)
    })
    return () => {
      isOver = true
    }
  }, [token, call])
  const again = (): void => {
    setOpened({ kind: 'asking' })
    void linkBehind(token, call).then(setOpened)
  }
  return { opened, again }
}

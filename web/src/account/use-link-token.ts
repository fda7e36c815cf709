import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import {
  forgetLinkToken,
  linkTokenIn,
  onLinkTokenChange,
  openedLink,
  takeLinkToken,
  type LinkKind,
  type LinkToken,
} from './link-token.ts'

/** The link of one of these kinds that is stored; undefined in prerendered HTML. */
function useStoredLink(kinds: readonly LinkKind[]): LinkToken | undefined {
  const opened = useSyncExternalStore(onLinkTokenChange, openedLink, () => undefined)
  // A link opened in a tab that shows this page changes only the fragment and loads no document.
  const { key, hash } = useLocation()
  useLayoutEffect(takeLinkToken, [key, hash])
  const link = linkTokenIn(opened ?? '')
  return link !== undefined && kinds.includes(link.kind) ? link : undefined
}

/**
 * The link of one of these kinds that opened the page. It stays on the page after its token is used or found to be spent, and
 * forgotten, until it is closed.
 */
export function useLinkToken(kinds: readonly LinkKind[]): {
  link: LinkToken | undefined
  close: () => void
} {
  const stored = useStoredLink(kinds)
  const [link, setLink] = useState<LinkToken>()
  if (stored !== undefined && stored.token !== link?.token) setLink(stored)
  const close = (): void => {
    forgetLinkToken()
    setLink(undefined)
  }
  return { link, close }
}

import { useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

const tokenPattern = /^#([\w-]{16,64})$/

const tokenIn = (hash: string): string | undefined => tokenPattern.exec(hash)?.[1]

/**
 * The token of a letter's link, which is behind the `#`: browsers send that to no server. It leaves the address bar and the
 * history, and is in memory alone; after a reload the letter's link is opened again.
 */
export function useLinkToken(): string | undefined {
  const { hash } = useLocation()
  const [token, setToken] = useState(() => tokenIn(hash))
  const given = tokenIn(hash)
  if (given !== undefined && given !== token) setToken(given)
  useLayoutEffect(() => {
    if (tokenIn(location.hash) !== undefined) history.replaceState(history.state, '', location.pathname)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a link opened in this tab changes only the hash
  }, [hash])
  return token
}

import { useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

const tokenPattern = /^#([\w-]{16,64})$/

const tokenIn = (hash: string): string | undefined => tokenPattern.exec(hash)?.[1]

/**
 * The token in the fragment of an e-mailed link, which browsers send to no server. The hook removes it from the address bar
 * and the history and keeps it in memory; after a reload the member has to open the link again.
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

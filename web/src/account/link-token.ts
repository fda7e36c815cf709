import { isDestination } from '../site/page-rules.ts'
import { permitted } from '../api/permitted-storage.ts'

/** What an e-mailed link is for: to set a password, to confirm the e-mail address, to delete what another person registered, to answer an invitation, or, for a person whom a recruiter added to a position, to say yes or have everything deleted. */
export type LinkKind = 'reset' | 'confirm' | 'not-mine' | 'invitation' | 'yes' | 'delete'

export type LinkToken = {
  readonly kind: LinkKind
  readonly token: string
  /** The page to go on to. */
  readonly to?: string
}

const storageKey = 'linkToken'

const linked = /^#(reset|confirm|not-mine|invitation|yes|delete)=([\w-]+)(?:&to=([\w%/.-]+))?$/

/** The token is in the URL fragment, which browsers send neither to servers nor in the Referer header. */
export function linkTokenIn(hash: string): LinkToken | undefined {
  const [, kind, token, encoded = ''] = linked.exec(hash) ?? []
  if (kind === undefined || token === undefined) return undefined
  const to = decoded(encoded)
  return { kind: kind as LinkKind, token, ...(isDestination(to) ? { to } : {}) }
}

/** A link can arrive cut off or rewritten, and an escape that is broken by that would throw. Its token still works. */
function decoded(encoded: string): string {
  try {
    return decodeURIComponent(encoded)
  } catch {
    return ''
  }
}

const listeners = new Set<() => void>()

const notify = (): void => {
  for (const listener of listeners) listener()
}

const hashOf = ({ kind, token, to }: LinkToken): string =>
  `#${kind}=${token}${to === undefined ? '' : `&to=${encodeURIComponent(to)}`}`

/** The fragment of the link opened in this tab, until it is used or discarded. */
export const openedLink = (): string | undefined =>
  permitted('sessionStorage', (storage) => storage.getItem(storageKey)) ?? undefined

/** Moves the token from the URL and the history to `sessionStorage`, where it survives a reload. */
export function takeLinkToken(): void {
  const given = linkTokenIn(location.hash)
  if (given === undefined) return
  history.replaceState(history.state, '', location.pathname + location.search)
  permitted('sessionStorage', (storage) => storage.setItem(storageKey, hashOf(given)))
  notify()
}

export function forgetLinkToken(): void {
  permitted('sessionStorage', (storage) => storage.removeItem(storageKey))
  notify()
}

export function onLinkTokenChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

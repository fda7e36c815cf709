import { permitted } from '../api/permitted-storage.ts'

const storageKey = 'resetToken'

/** What a mailed link carries behind the `#`, where no server, log or Referer sees it. */
export const resetTokenIn = (hash: string): string | undefined => /^#reset=([\w-]+)$/.exec(hash)?.[1]

const listeners = new Set<() => void>()

const tell = (): void => {
  for (const listener of listeners) listener()
}

/** The token of the link that was followed in this tab, until it is spent or given up. */
export const resetToken = (): string | undefined =>
  permitted('sessionStorage', (storage) => storage.getItem(storageKey)) ?? undefined

/** Takes the token out of the address bar and the history, and keeps it for a reload of the tab. */
export function takeResetToken(): void {
  const token = resetTokenIn(location.hash)
  if (token === undefined) return
  history.replaceState(history.state, '', location.pathname + location.search)
  permitted('sessionStorage', (storage) => storage.setItem(storageKey, token))
  tell()
}

export function forgetResetToken(): void {
  permitted('sessionStorage', (storage) => storage.removeItem(storageKey))
  tell()
}

export function onResetTokenChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

import { permitted } from '../api/permitted-storage.ts'

const storageKey = 'resetToken'

/** The token is in the URL fragment, which browsers send neither to servers nor in the Referer header. */
export const resetTokenIn = (hash: string): string | undefined => /^#reset=([\w-]+)$/.exec(hash)?.[1]

const listeners = new Set<() => void>()

const tell = (): void => {
  for (const listener of listeners) listener()
}

/** The token of the reset link opened in this tab, until it is used or discarded. */
export const resetToken = (): string | undefined =>
  permitted('sessionStorage', (storage) => storage.getItem(storageKey)) ?? undefined

/** Moves the token from the URL and the history to `sessionStorage`, where it survives a reload. */
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

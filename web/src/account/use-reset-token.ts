import { useLayoutEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { onResetTokenChange, resetToken, takeResetToken } from './reset-link.ts'

/** The token of the reset link that opened the page; undefined in prerendered HTML. */
export function useResetToken(): string | undefined {
  const token = useSyncExternalStore(onResetTokenChange, resetToken, () => undefined)
  // A link opened in a tab that shows this page changes only the fragment and loads no document.
  const { key, hash } = useLocation()
  useLayoutEffect(takeResetToken, [key, hash])
  return token
}

import { useLayoutEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { onResetTokenChange, resetToken, takeResetToken } from './reset-link.ts'

/** The token of the mailed link that opened the page; none in the written page. */
export function useResetToken(): string | undefined {
  const token = useSyncExternalStore(onResetTokenChange, resetToken, () => undefined)
  // A link opened while the page stands changes only its address.
  const { key, hash } = useLocation()
  useLayoutEffect(takeResetToken, [key, hash])
  return token
}

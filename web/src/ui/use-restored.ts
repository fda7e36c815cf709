import { useEffect, useEffectEvent } from 'react'

/** Calls the listener when the browser's back button restores the page from the back/forward cache, in its old state. */
export function useRestored(onRestored: () => void): void {
  const restored = useEffectEvent(onRestored)
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) restored()
    }
    addEventListener('pageshow', comeBack)
    return () => removeEventListener('pageshow', comeBack)
  }, [])
}

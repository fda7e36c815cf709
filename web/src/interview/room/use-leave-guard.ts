import { useEffect } from 'react'
import { leaveQuestion } from '../machine/interview.ts'

/** The router's number of the history entry. */
const entryNumber = (): unknown => (history.state as { idx?: unknown } | null)?.idx

/** Asks before the page is left: by closing or reloading it, and by the browser's Back button. */
export function useLeaveGuard(asks: boolean): void {
  useEffect(() => {
    if (!asks) return
    // Browsers show their own question.
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
    const here = entryNumber()
    let isReturning = false
    const asked = (event: PopStateEvent): void => {
      const there = entryNumber()
      if (!isReturning && window.confirm(leaveQuestion)) return
      // Keeps the router from seeing this navigation, and the one that returns from it.
      event.stopImmediatePropagation()
      if (!isReturning) history.go(typeof here === 'number' && typeof there === 'number' ? here - there : 1)
      isReturning = !isReturning
    }
    window.addEventListener('beforeunload', ask)
    window.addEventListener('popstate', asked, { capture: true })
    return () => {
      window.removeEventListener('beforeunload', ask)
      window.removeEventListener('popstate', asked, { capture: true })
    }
  }, [asks])
}

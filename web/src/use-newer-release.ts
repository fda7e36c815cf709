import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** In a tab that is older than the server, the next page is loaded as a document, with the code of the new release. */
export function useNewerRelease(): void {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    if ('outdated' in document.documentElement.dataset) location.reload()
  }, [pathname])
}

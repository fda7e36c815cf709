import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { hasNewerRelease } from './api/newer-release.ts'

/** In a tab that is older than the server, the next page is loaded as a document, with the code of the new release. */
export function useNewerRelease(): void {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    if (hasNewerRelease()) location.reload()
  }, [pathname])
}

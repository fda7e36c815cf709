import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { fromCareers } from './page-rules.ts'
import { rightPath } from './right-path.ts'

/** Replaces a mistyped path by the one that it means, as the edge does for a page load. The candidate stays signed in. */
export function useRightPath(): void {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const right = rightPath(pathname)
  useEffect(() => {
    if (right !== undefined)
      void navigate({ pathname: right, search, hash }, { replace: true, state: fromCareers })
  }, [right, search, hash, navigate])
}

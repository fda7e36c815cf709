import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isCandidatePage } from '../../site/page-rules.ts'
import { acknowledgeEnd } from './session-state.ts'
import { useSessionState } from './Session.tsx'

const noticeIn = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'notice' in state ? state.notice : undefined

/** When the API ends the session, the browser goes to the sign-in page, which says why and leads back. */
export function useSessionEnd(): void {
  const ended = useSessionState((session) => session.ended)
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (ended === undefined) return
    const isSpared = ended.found === 'at renewal' && !isCandidatePage(pathname)
    const isThere = pathname === '/login' && noticeIn(state) === ended.notice
    // Not before arriving: until then the page that was left must not go to the sign-in page by itself.
    if (isSpared || isThere) return acknowledgeEnd()
    const way = pathname === '/login' ? { ...state } : { from: pathname + search }
    void navigate('/login', { replace: true, state: { ...way, notice: ended.notice } })
  }, [ended, pathname, search, state, navigate])
}

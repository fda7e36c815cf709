import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isCandidatePage } from '../../site/page-rules.ts'
import { acknowledgeEnd } from './session-state.ts'
import { useSessionState } from './Session.tsx'

const noticeIn = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'notice' in state ? state.notice : undefined

/** When the API ends the sign-in, navigates to the sign-in page with a notice and the path to return to. */
export function useSessionEnd(): void {
  const ended = useSessionState((session) => session.ended)
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (ended === undefined) return
    const staysOnPublicPage = ended.found === 'at renewal' && !isCandidatePage(pathname)
    const isAtSignIn = pathname === '/login' && noticeIn(state) === ended.notice
    // Acknowledged only on arrival: until then `ended` stops useSignedInUser from navigating to the sign-in page, too.
    if (staysOnPublicPage || isAtSignIn) return acknowledgeEnd()
    const redirectState = pathname === '/login' ? { ...state } : { from: pathname + search }
    void navigate('/login', { replace: true, state: { ...redirectState, notice: ended.notice } })
  }, [ended, pathname, search, state, navigate])
}

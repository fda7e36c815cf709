import { lazy, Suspense, useEffect } from 'react'
import { Route, Routes } from 'react-router-dom'
import { messageOf, refusalOf } from './refusals.ts'
import { staffApi } from './desk-api.ts'
import { EntryFrame } from './entry/EntryFrame.tsx'
import { tellSession, useDeskSession } from './session-store.ts'

// Loaded on demand: whoever signs in needs nothing of the pages yet, and the entry pages need zod.
const SignInView = lazy(() => import('./entry/SignInView.tsx'))
const InvitationView = lazy(() => import('./entry/InvitationView.tsx'))
const ForgotPasswordView = lazy(() => import('./entry/ForgotPasswordView.tsx'))
const NewPasswordView = lazy(() => import('./entry/NewPasswordView.tsx'))
const Workspace = lazy(() => import('./Workspace.tsx'))

export async function askSession(): Promise<void> {
  tellSession({ type: 'asked' })
  try {
    const { member } = (await staffApi.me()).data
    tellSession({ type: 'signed_in', member })
  } catch (error) {
    // A refusal for want of a sign-in has been told by the client.
    if (refusalOf(error).code !== 'desk_sign_in_needed')
      tellSession({ type: 'unanswered', message: messageOf(error, 'The desk could not be opened.') })
  }
}

export function Desk() {
  return (
    <Suspense fallback={<Waiting />}>
      <Routes>
        <Route path="/desk/invitation" element={<InvitationView />} />
        <Route path="/desk/forgot-password" element={<ForgotPasswordView />} />
        <Route path="/desk/new-password" element={<NewPasswordView />} />
        <Route path="*" element={<Inside />} />
      </Routes>
    </Suspense>
  )
}

function Waiting() {
  return (
    <output className="desk-waiting">
      <span className="unseen">Loading the desk</span>
    </output>
  )
}

function Inside() {
  const session = useDeskSession()
  useEffect(() => void askSession(), [])
  useReady(session.name !== 'asking')
  if (session.name === 'asking') return <Waiting />
  if (session.name === 'out') return <SignInView />
  if (session.name === 'unknown') return <Unanswered message={session.message} />
  // Another member's pages are another tree: nothing typed or shown before remains.
  return <Workspace key={session.member.id} session={session} />
}

/** Tests and measurements wait for this attribute. */
function useReady(isReady: boolean): void {
  useEffect(() => {
    if (isReady) document.documentElement.dataset['ready'] = ''
  }, [isReady])
}

const Unanswered = ({ message }: { message: string }) => (
  <EntryFrame title="The desk is not reachable">
    <p role="alert">{message}</p>
    <button type="button" className="button" onClick={() => void askSession()}>
      Try again
    </button>
  </EntryFrame>
)

import { lazy, Suspense, useEffect, type ComponentType } from 'react'
import { messageOf, refusalOf } from './refusals.ts'
import { staffApi } from './desk-api.ts'
import type { EntryPath } from './desk-path.ts'
import { EntryFrame } from './entry/EntryFrame.tsx'
import { PageRoutes } from './PageRoutes.tsx'
import { dispatchSession, useDeskSession } from './session-store.ts'

// Imported on demand: a member sees either an entry page, which loads zod, or the workspace.
const SignInView = lazy(() => import('./entry/SignInView.tsx'))
const InvitationView = lazy(() => import('./entry/InvitationView.tsx'))
const ForgotPasswordView = lazy(() => import('./entry/ForgotPasswordView.tsx'))
const NewPasswordView = lazy(() => import('./entry/NewPasswordView.tsx'))
const Workspace = lazy(() => import('./Workspace.tsx'))

const entryViews: Readonly<Record<EntryPath, ComponentType>> = {
  '/desk/invitation': InvitationView,
  '/desk/forgot-password': ForgotPasswordView,
  '/desk/new-password': NewPasswordView,
}

export async function askSession(): Promise<void> {
  dispatchSession({ type: 'asked' })
  try {
    const { member } = (await staffApi.me()).data
    dispatchSession({ type: 'signed_in', member })
  } catch (error) {
    // `desk-api.ts` has already dispatched the end of the sign-in.
    if (refusalOf(error).code !== 'desk_sign_in_needed')
      dispatchSession({ type: 'unanswered', message: messageOf(error, 'The desk could not be loaded.') })
  }
}

export function Desk() {
  return (
    <Suspense fallback={<Waiting />}>
      <PageRoutes views={entryViews} otherwise={<Inside />} />
    </Suspense>
  )
}

function Waiting() {
  return (
    <output className="flex-1 bg-ground">
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
  // The key remounts the pages for another member, so that no state of the previous one remains.
  return <Workspace key={session.member.id} session={session} />
}

/** Tests and measurements wait for this attribute. */
function useReady(isReady: boolean): void {
  useEffect(() => {
    if (isReady) document.documentElement.dataset['ready'] = ''
  }, [isReady])
}

const Unanswered = ({ message }: { message: string }) => (
  <EntryFrame title="The desk cannot be reached">
    <p role="alert">{message}</p>
    <button type="button" className="button" onClick={() => void askSession()}>
      Try again
    </button>
  </EntryFrame>
)

import type { ProfileChange } from '#shared/domain/profile.ts'
import { useEffect, useReducer, useRef } from 'react'
import { ApiError, noAnswer } from '../../api/api-error.ts'
import { authApi } from '../../api/auth-client.ts'
import { takeDraft } from '../../session/drafts.ts'
import { useSession } from '../../session/Session.tsx'
import { readSession } from '../../session/stored-session.ts'
import { fieldProblemsIn } from '../refusals.ts'
import type { Candidate } from '../use-candidate.ts'
import { draftName, writtenInDraft } from './profile-draft.ts'
import { closedForm, next, type Event, type Phase } from './profile-form.ts'
import { isProfileField, type Problems } from './profile-reading.ts'

const unreachableText = 'Please check your internet connection and try again.'
const unexpectedText = 'An unexpected error occurred'

function failureOf(error: unknown): Extract<Event, { type: 'failed' }> {
  const isApi = error instanceof ApiError
  const reason = !isApi ? unexpectedText : error.code === noAnswer ? unreachableText : error.message
  const problems: Problems = isApi
    ? Object.fromEntries(
        fieldProblemsIn(error.body)
          .filter(({ field }) => isProfileField(field))
          .map(({ field, message }) => [field, message]),
      )
    : {}
  return { type: 'failed', failure: `Failed to update profile: ${reason}`, problems }
}

async function save(change: ProfileChange, candidate: Candidate): Promise<Event> {
  try {
    candidate.setProfile((await authApi.updateMe({ body: change })).data)
    return { type: 'saved' }
  } catch (error) {
    return failureOf(error)
  }
}

export type ProfileForm = {
  phase: Phase
  isOpen: boolean
  isSaving: boolean
  isSaved: boolean
  open: () => void
  dismissNotice: () => void
  dispatch: (event: Event) => void
}

/** Runs what each phase of the form asks for: the values themselves stay in the fields. */
export function useProfileForm(candidate: Candidate): ProfileForm {
  const [phase, dispatch] = useReducer(next, closedForm)
  const { profile, isProfileKnown } = candidate
  const { signIn } = useSession()

  useEffect(() => {
    if (phase.name === 'saving') void save(phase.change, candidate).then(dispatch)
    // The change belongs to the phase; what else the candidate becomes meanwhile does not send it again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [phase])

  // The dialog leaves a draft whenever it goes with something in it. At the start of a page that is what a session took
  // with it, and it is opened again; after the person closed the dialog, it is done with.
  const isStart = useRef(true)
  useEffect(() => {
    if (phase.name !== 'closed' || !isProfileKnown) return
    const draft = takeDraft(profile.id, draftName)
    if (isStart.current && draft !== undefined) {
      dispatch({ type: 'opened', draft: writtenInDraft(draft, profile) })
    }
    isStart.current = false
  }, [phase, isProfileKnown, profile])

  // The button that opened the dialog was disabled while it closed, and could not take the focus back.
  const wasOpen = useRef(false)
  const isOpen = phase.name !== 'closed'
  useEffect(() => {
    if (wasOpen.current && !isOpen) document.getElementById('edit-profile')?.focus()
    wasOpen.current = isOpen
  }, [isOpen])

  // What the session says of the person is what other pages greet them by.
  const { name } = profile
  useEffect(() => {
    const session = readSession()
    if (!isProfileKnown || session === undefined) return
    if (session.user.id === profile.id && session.user.name !== name) {
      signIn({ ...session, user: { ...session.user, name } })
    }
  }, [isProfileKnown, profile.id, name, signIn])

  return {
    phase,
    isOpen,
    isSaving: phase.name === 'saving',
    isSaved: phase.name === 'closed' && phase.isSaved,
    open: () => dispatch({ type: 'opened' }),
    dismissNotice: () => dispatch({ type: 'noticeDismissed' }),
    dispatch,
  }
}

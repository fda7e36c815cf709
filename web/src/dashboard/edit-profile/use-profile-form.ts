import { auth } from '#shared/account/auth/auth.ts'
import type { Profile } from '#shared/account/profile.ts'
import { useEffect, useRef, useState } from 'react'
import { authApi } from '../../api/auth-client.ts'
import { formAction } from '../../form/action.ts'
import { takeDraft } from '../../form/drafts.ts'
import { useForm, type FormState } from '../../form/use-form.ts'
import type { Candidate } from '../use-candidate.ts'
import { draftName, writtenInDraft } from './profile-draft.ts'
import { changesIn, writtenIn, writtenOf, type Written } from './profile-reading.ts'
import { profileWords } from './profile-words.ts'

/** `before` is the profile when the dialog opened, so that a later answer of the API does not count as an edit. */
export type OpenProfile = { before: Written; initial: Written }

const updateProfile = (before: Written) =>
  formAction({
    endpoint: auth.updateMe,
    words: profileWords,
    schema: auth.updateMe.body,
    values: (form) => changesIn(before, writtenIn(form)),
    send: async (body) => (await authApi.updateMe({ body })).data,
  })

export type ProfileForm = {
  form: FormState<unknown>
  opened: OpenProfile | undefined
  isSaved: boolean
  open: () => void
  close: () => void
  dismissNotice: () => void
}

/** The state of the profile form, which is kept when its dialog is closed. */
export function useProfileForm(candidate: Candidate): ProfileForm {
  const { profile, isProfileKnown, setProfile } = candidate
  const [opened, setOpened] = useState<OpenProfile>()
  const [isSaved, setSaved] = useState(false)
  const form = useForm({
    name: 'profile',
    action: updateProfile(opened?.before ?? writtenOf(profile)),
    onDone: (changed: Profile) => {
      setProfile(changed)
      setOpened(undefined)
      setSaved(true)
    },
  })

  const openWith = (initial: Written | undefined): void => {
    const before = writtenOf(profile)
    form.reset()
    setSaved(false)
    setOpened({ before, initial: initial ?? before })
  }

  // The dialog stores a draft whenever it is unmounted with changes. A draft found when the page starts was interrupted
  // by a reload or the end of the sign-in, so the dialog opens with it. A draft left by closing the dialog is deleted.
  const isStart = useRef(true)
  const isOpen = opened !== undefined
  useEffect(() => {
    if (isOpen || !isProfileKnown) return
    const draft = takeDraft(profile.id, draftName)
    if (isStart.current && draft !== undefined) openWith(writtenInDraft(draft, profile))
    isStart.current = false
    // oxlint-disable-next-line react/exhaustive-deps -- when the dialog closes, not when the profile changes
  }, [isOpen, isProfileKnown, profile.id])

  // The dialog cannot return the focus to the button that opened it, which is disabled while the dialog closes.
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) document.getElementById('edit-profile')?.focus()
    wasOpen.current = isOpen
  }, [isOpen])

  return {
    form,
    opened,
    isSaved,
    open: () => openWith(undefined),
    close: () => setOpened(undefined),
    dismissNotice: () => setSaved(false),
  }
}

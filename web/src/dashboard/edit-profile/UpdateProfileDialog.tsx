import type { Profile } from '#shared/domain/profile.ts'
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { keepDraft } from '../../session/drafts.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { draftName, draftOf } from './profile-draft.ts'
import {
  changedFields,
  readProfile,
  skillBeingTyped,
  writtenIn,
  writtenOf,
  type Written,
} from './profile-reading.ts'
import { ProfileFields } from './ProfileFields.tsx'
import type { ProfileForm } from './use-profile-form.ts'

/** Keeps what was changed whenever the form goes: with its session, its page, or because it is closed. */
function useDraft(form: RefObject<HTMLFormElement | null>, userId: string, before: Written): void {
  useLayoutEffect(() => {
    const element = form.current
    if (element === null) return
    const keep = (): void => {
      const written = writtenIn(new FormData(element))
      const changed = changedFields(before, written)
      if (changed.length > 0) keepDraft(userId, draftName, draftOf(written, changed))
    }
    addEventListener('pagehide', keep)
    return () => {
      removeEventListener('pagehide', keep)
      keep()
    }
  }, [form, userId, before])
}

/** A skill is typed in a field of its own, and is about the skills. */
const fieldOf = (name: string): string => (name === skillBeingTyped ? 'skills' : name)

export function UpdateProfileDialog({
  form: { phase, dispatch },
  profile,
}: {
  form: ProfileForm
  profile: Profile
}) {
  const element = useRef<HTMLFormElement>(null)
  // As it was when the dialog opened: what arrives later must not look like something the person changed.
  const [before] = useState(() => writtenOf(profile))
  const [initial] = useState(() => (phase.name === 'editing' ? phase.draft : undefined) ?? before)
  useDraft(element, profile.id, before)

  const refusals = phase.name === 'editing' ? phase.refusals : 0
  useEffect(() => {
    const form = element.current
    if (form === null) return
    const invalid = form.querySelector<HTMLElement>(
      'input[aria-invalid="true"], textarea[aria-invalid="true"]',
    )
    if (refusals === 0) form.querySelector<HTMLElement>('[name="name"]')?.focus()
    else (invalid ?? form.querySelector<HTMLElement>('[type="submit"]'))?.focus()
  }, [refusals])

  const written = (): Written =>
    element.current === null ? before : writtenIn(new FormData(element.current))
  const askToClose = (): void =>
    dispatch({ type: 'closeAsked', hasChanges: changedFields(before, written()).length > 0 })

  const isLeaving = phase.name === 'leaving'
  return (
    <Dialog title="Update Profile" width="wide" busy={phase.name === 'saving'} onClose={askToClose}>
      <form
        ref={element}
        className="dialog-form"
        method="post"
        noValidate
        aria-label="Profile"
        aria-busy={phase.name === 'saving'}
        inert={isLeaving}
        onSubmit={(event) => {
          event.preventDefault()
          dispatch({ type: 'submitted', reading: readProfile(before, written()) })
        }}
        onInput={({ target }) => {
          if (target instanceof Element && 'name' in target)
            dispatch({ type: 'edited', field: fieldOf(String(target.name)) })
        }}
      >
        <ProfileFields phase={phase} profile={profile} initial={initial} onCancel={askToClose} />
      </form>
      {isLeaving && (
        <Leaving
          onStay={() => dispatch({ type: 'stayed' })}
          onDiscard={() => dispatch({ type: 'discarded' })}
        />
      )}
    </Dialog>
  )
}

function Leaving({ onStay, onDiscard }: { onStay: () => void; onDiscard: () => void }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const before = document.activeElement
    box.current?.querySelector('button')?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  return (
    <div ref={box} className="leaving" role="alertdialog" aria-labelledby="leaving-title">
      <p id="leaving-title" className="leaving__title">
        Discard your changes?
      </p>
      <p>What you changed is not saved yet.</p>
      <div className="dialog-form__end">
        <Button size="compact" onClick={onStay}>
          Keep editing
        </Button>
        <button type="button" className="quiet-button quiet-button--danger" onClick={onDiscard}>
          Discard changes
        </button>
      </div>
    </div>
  )
}

import type { Profile } from '#shared/account/profile.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { keepDraft, useKeptOnLeaving } from '../../form/drafts.ts'
import { Form } from '../../form/Form.tsx'
import type { FormState } from '../../form/use-form.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { draftName, draftOf } from './profile-draft.ts'
import { changedFields, skillBeingTyped, writtenIn, type ProfileField } from './profile-reading.ts'
import { DialogEnd } from '../DialogEnd.tsx'
import { ProfileFields } from './ProfileFields.tsx'
import type { OpenProfile } from './use-profile-form.ts'

type Props = { form: FormState<unknown>; opened: OpenProfile; profile: Profile; onClose: () => void }

/** Typing in the text field for a new skill edits the field `skills`. */
const fieldOf = (name: string): string => (name === skillBeingTyped ? 'skills' : name)

export function UpdateProfileDialog({ form, opened: { before, initial }, profile, onClose }: Props) {
  const [isLeaving, setLeaving] = useState(false)

  const keep = useCallback(
    (element: HTMLFormElement): void => {
      const written = writtenIn(new FormData(element))
      const changed = changedFields(before, written)
      if (changed.length > 0) keepDraft(profile.id, draftName, draftOf(written, changed))
    },
    [before, profile.id],
  )
  useKeptOnLeaving(form.element, keep)

  const changes = (): readonly ProfileField[] => {
    const element = form.element.current
    return element === null ? [] : changedFields(before, writtenIn(new FormData(element)))
  }
  const askToClose = (): void => {
    if (isLeaving) setLeaving(false)
    else if (changes().length > 0) setLeaving(true)
    else onClose()
  }

  return (
    <Dialog title="Update Profile" width="wide" busy={form.isSending} onClose={askToClose}>
      <Form
        form={form}
        className={isLeaving ? 'hidden' : 'grid grid-cols-1 gap-4'}
        label="Profile"
        inert={isLeaving}
        startAt="name"
        fieldOf={fieldOf}
      >
        <ProfileFields form={form} profile={profile} initial={initial} onCancel={askToClose} />
      </Form>
      {isLeaving && <Leaving onStay={() => setLeaving(false)} onDiscard={onClose} />}
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
    <div ref={box} className="grid gap-3" role="alertdialog" aria-labelledby="leaving-title">
      <p id="leaving-title" className="font-strong">
        Discard your changes?
      </p>
      <p>Your changes have not been saved.</p>
      <DialogEnd>
        <Button size="compact" onClick={onStay}>
          Keep editing
        </Button>
        <Button look="danger" onClick={onDiscard}>
          Discard changes
        </Button>
      </DialogEnd>
    </div>
  )
}

import { Confirmation } from '../../Confirmation.tsx'
import { useRef, useState } from 'react'
import { isChangeable } from '#shared/application/applicant-note.ts'
import { minuteMilliseconds } from '#shared/platform/durations.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useMinute } from '../../../ui/use-minute.ts'
import { When } from '../../../ui/When.tsx'
import { assessmentsApi } from '../../desk-api.ts'
import { useMember } from '../../member.ts'
import { forgetUnsaved, keepUnsaved, unsavedOf } from '../../unsaved.ts'
import { NoteForm } from './NoteForm.tsx'
import type { Note, Thread } from './use-notes.ts'
import type { TypedNote } from './use-typed-note.ts'

type Props = {
  applicationId: string
  note: Note
  colleagues: Thread['colleagues']
  onChanged: (thread: Thread, told: string) => void
  /** Another tab has changed or deleted the note, or a colleague has lost access. */
  onRefused: () => void
}

/** A note of the thread. Its writer changes or deletes it for ten minutes. */
export function NoteEntry({ applicationId, note, colleagues, onChanged, onRefused }: Props) {
  const me = useMember()
  const entry = useRef<HTMLLIElement>(null)
  const draftKey = `note ${applicationId} ${note.id}`
  const draft = unsavedOf(draftKey) as TypedNote | undefined
  const [isChanging, setChanging] = useState(draft !== undefined)
  const params = { id: applicationId, noteId: note.id }
  const close = (): void => {
    forgetUnsaved(draftKey)
    setChanging(false)
    entry.current?.focus()
  }
  const save = async (typed: TypedNote): Promise<void> => {
    try {
      const body = { ...typed, updatedAt: note.updatedAt }
      const { data } = await assessmentsApi.saveNote({ params, body })
      close()
      onChanged(data, 'Your note is changed.')
    } catch (error) {
      onRefused()
      throw error
    }
  }
  const remove = async (): Promise<void> =>
    onChanged((await assessmentsApi.deleteNote({ params })).data, 'Your note is deleted.')
  return (
    <li ref={entry} tabIndex={-1} className="grid gap-2 rounded-control bg-surface-sunken p-4 outline-none">
      <Heading note={note} me={me.id} />
      {isChanging ? (
        <NoteForm
          id={`note-${note.id}`}
          label="Change your note"
          start={draft ?? note}
          colleagues={colleagues}
          action={['Save', 'Saving…']}
          hasFocus
          onTyped={(typed) => keepUnsaved(draftKey, typed)}
          onSend={save}
        >
          <Button look="quiet" size="compact" onClick={close}>
            Cancel
          </Button>
        </NoteForm>
      ) : (
        <p className="whitespace-pre-line wrap-anywhere">{note.text}</p>
      )}
      {note.memberId === me.id && !isChanging && (
        <Changes note={note} onChange={() => setChanging(true)} remove={remove} />
      )}
    </li>
  )
}

const Heading = ({ note: { name, memberId, mentions, at, updatedAt }, me }: { note: Note; me: string }) => (
  <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
    <strong>{memberId === me ? `${name} (you)` : name}</strong>
    <span className="text-small text-ink-soft">
      <When at={at} />
      {updatedAt !== at && ', changed'}
    </span>
    {mentions.includes(me) && <Badge tone="due">Mentions you</Badge>}
  </p>
)

type ChangesProps = { note: Note; onChange: () => void; remove: () => Promise<void> }

function Changes({ note, onChange, remove }: ChangesProps) {
  const [isDeleting, setDeleting] = useState(false)
  // A minute early, because the request takes time.
  const now = new Date(useMinute() + minuteMilliseconds)
  if (!isChangeable(note, now) && !isDeleting) return null
  return (
    <div className="flex flex-wrap gap-3">
      <Button look="quiet" size="compact" onClick={onChange}>
        Change
      </Button>
      <Button look="quiet" size="compact" onClick={() => setDeleting(true)}>
        Delete
      </Button>
      {isDeleting && (
        <Confirmation
          title="Delete this note?"
          label="Delete the note"
          busyLabel="Deleting…"
          act={remove}
          failed="The note was not deleted."
          onClose={() => setDeleting(false)}
        >
          <p className="rounded-control bg-surface-sunken p-4 whitespace-pre-line wrap-anywhere">
            {note.text}
          </p>
          <p>Nobody can read it afterwards. The history says that you deleted a note.</p>
        </Confirmation>
      )}
    </div>
  )
}
